import type { GoalId, GroupId, InvitationId, NotificationId, UserId } from '@stratum/contract/ids';
import type { NotificationKind } from '@stratum/contract/notification-kinds';
import { and, desc, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { everyRow } from '../../platform/cursor.ts';
import type { Queryable } from '../../platform/database.ts';
import { isAnyOf } from '../../platform/is-any-of.ts';
import {
  type NotificationRow,
  notifications,
  type SilencedRow,
  silencedNotifications,
} from './tables.ts';

/** @returns the ids of those whose person was not told of the same cause before */
export async function insertNotifications(
  tx: Queryable,
  rows: readonly NotificationRow[],
): Promise<ReadonlySet<NotificationId>> {
  if (rows.length === 0) return new Set();
  // One parameter: a query builder takes longer over many rows than the database does.
  const inserted = await tx.execute<{ id: NotificationId }>(sql`
    INSERT INTO notifications (id, user_id, kind, data, cause, is_listed, created_at)
    SELECT id, "userId", kind, data, cause, "isListed", "createdAt"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (id uuid, "userId" uuid, kind text,
      data jsonb, cause text, "isListed" boolean, "createdAt" timestamptz)
    ON CONFLICT DO NOTHING
    RETURNING id`);
  return new Set(inserted.rows.map(({ id }) => id));
}

export async function insertSilenced(tx: Queryable, row: SilencedRow): Promise<void> {
  await tx.insert(silencedNotifications).values(row).onConflictDoNothing();
}

export async function listSilenced(tx: Queryable, userId: UserId): Promise<SilencedRow[]> {
  return tx
    .select()
    .from(silencedNotifications)
    .where(eq(silencedNotifications.userId, userId))
    .orderBy(desc(silencedNotifications.silencedAt));
}

/** Those of several that there are. */
export async function notificationsByIds(
  tx: Queryable,
  ids: readonly NotificationId[],
): Promise<ReadonlyMap<NotificationId, NotificationRow>> {
  const rows = await tx
    .select()
    .from(notifications)
    .where(isAnyOf(notifications.id, new Set(ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Newest first. */
export async function listNotifications(
  tx: Queryable,
  userId: UserId,
  page: { offset: number; limit: number },
): Promise<NotificationRow[]> {
  return tx
    .select()
    .from(notifications)
    .where(listedOf(userId))
    .orderBy(desc(notifications.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** All of a person's, newest first, page by page. */
export function everyNotification(tx: Queryable, userId: UserId): AsyncGenerator<NotificationRow> {
  return everyRow((last: NotificationRow | undefined, limit) =>
    tx
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), last && lt(notifications.id, last.id)))
      .orderBy(desc(notifications.id))
      .limit(limit),
  );
}

export async function countNotifications(tx: Queryable, userId: UserId): Promise<number> {
  return tx.$count(notifications, listedOf(userId));
}

export async function countUnread(tx: Queryable, userId: UserId): Promise<number> {
  return tx.$count(notifications, unreadOf(userId));
}

export async function findOwnNotification(
  tx: Queryable,
  userId: UserId,
  id: NotificationId,
): Promise<NotificationRow | undefined> {
  const [row] = await tx
    .select()
    .from(notifications)
    .where(and(listedOf(userId), byId(id)));
  return row;
}

/** @param id one of them; all when absent */
export async function markRead(
  tx: Queryable,
  userId: UserId,
  id: NotificationId | undefined,
  now: Date,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(unreadOf(userId), byId(id)));
}

interface Told {
  readonly kinds: readonly NotificationKind[];
  readonly cause: string;
}

/** @returns whether one of them was listed as unread */
export async function markCauseRead(
  tx: Queryable,
  userId: UserId,
  { kinds, cause }: Told,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        inArray(notifications.kind, [...kinds]),
        eq(notifications.cause, cause),
        isNull(notifications.readAt),
      ),
    )
    .returning({ isListed: notifications.isListed });
  return rows.some(({ isListed }) => isListed);
}

export interface OthersOfGoal {
  readonly kind: NotificationKind;
  readonly goalId: GoalId;
  /** Of those that stay as they are. */
  readonly causes: readonly string[];
}

/** @returns whether one of them was listed as unread */
export async function markOthersRead(
  tx: Queryable,
  userId: UserId,
  { kind, goalId, causes }: OthersOfGoal,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, kind),
        isNull(notifications.readAt),
        sql`${notifications.data}->>'goalId' = ${goalId}`,
        causes.length === 0 ? undefined : notInArray(notifications.cause, [...causes]),
      ),
    )
    .returning({ isListed: notifications.isListed });
  return rows.some(({ isListed }) => isListed);
}

/** @property about what their data names */
export interface ToldAbout {
  readonly userId: UserId;
  readonly kinds: readonly NotificationKind[];
  readonly about: { readonly groupId: GroupId } | { readonly invitationId: InvitationId };
}

/** @returns whether one of them was listed as unread */
export async function markAboutRead(
  tx: Queryable,
  { userId, kinds, about }: ToldAbout,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        inArray(notifications.kind, [...kinds]),
        sql`${notifications.data} @> ${JSON.stringify(about)}::jsonb`,
      ),
    )
    .returning({ isListed: notifications.isListed });
  return rows.some(({ isListed }) => isListed);
}

/** Marks what is unread of a goal as read, and lists it no more. @returns whether some was listed */
export async function withdrawUnread(
  tx: Queryable,
  userId: UserId,
  goalId: GoalId,
  now: Date,
): Promise<boolean> {
  const unread = await tx
    .select({ id: notifications.id, isListed: notifications.isListed })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        sql`${notifications.data}->>'goalId' = ${goalId}`,
      ),
    );
  if (unread.length === 0) return false;
  const ids = unread.map(({ id }) => id);
  await tx
    .update(notifications)
    .set({ readAt: now, isListed: false })
    .where(inArray(notifications.id, ids));
  return unread.some(({ isListed }) => isListed);
}

/** @param id one of them; all when absent */
export async function deleteNotifications(
  tx: Queryable,
  userId: UserId,
  id: NotificationId | undefined,
): Promise<void> {
  await tx.delete(notifications).where(and(listedOf(userId), byId(id)));
}

function listedOf(userId: UserId) {
  return and(eq(notifications.userId, userId), eq(notifications.isListed, true));
}

function unreadOf(userId: UserId) {
  return and(listedOf(userId), isNull(notifications.readAt));
}

function byId(id: NotificationId | undefined) {
  return id === undefined ? undefined : eq(notifications.id, id);
}
