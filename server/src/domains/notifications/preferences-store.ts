import type { NotificationId, UserId } from '@stratum/contract/ids';
import type { NotificationChannel } from '@stratum/contract/notification-kinds';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { isAnyOf } from '../../platform/is-any-of.ts';
import { accounts } from '../accounts/index.ts';
import { defaultPreferences, type Preferences } from './modes.ts';
import {
  digestItems,
  type NotificationRow,
  notificationPreferences,
  notifications,
  type PreferencesRow,
} from './tables.ts';

const { id, email, locale, timeZone, dayStartHour, phone, smsNotification, blockedAt } = accounts;
const { modes, quietHours, digestTime, showOthersInPushes } = notificationPreferences;

/** @returns null where the person has chosen nothing */
export async function findPreferences(tx: Queryable, userId: UserId): Promise<Preferences | null> {
  const [row] = await tx
    .select({ modes, quietHours, digestTime, showOthersInPushes })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  return row ?? null;
}

export async function savePreferences(tx: Transaction, row: PreferencesRow): Promise<void> {
  await tx
    .insert(notificationPreferences)
    .values(row)
    .onConflictDoUpdate({ target: notificationPreferences.userId, set: row });
}

/** A person with what they have chosen; null once their account has ended. */
export async function findReceiver(tx: Queryable, userId: UserId): Promise<Receiver | null> {
  return (await findReceivers(tx, [userId])).get(userId) ?? null;
}

/** The same for many, without those whose accounts have ended. */
export async function findReceivers(tx: Queryable, userIds: readonly UserId[]) {
  const rows = await tx
    .select({
      person: { id, email, locale, timeZone, dayStartHour, phone, smsNotification, blockedAt },
      preferences: notificationPreferences,
    })
    .from(accounts)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, id))
    .where(isAnyOf(id, new Set(userIds)));
  return new Map(
    rows.map(({ person, preferences }) => [
      person.id,
      { ...person, preferences: preferences ?? defaultPreferences },
    ]),
  );
}
type ValueOf<M> = M extends ReadonlyMap<unknown, infer Value> ? Value : never;
/** Whom a notification reaches. */
export type Receiver = ValueOf<Awaited<ReturnType<typeof findReceivers>>>;

export async function addDigestItems(
  tx: Transaction,
  items: readonly (typeof digestItems.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(digestItems)
    .values([...items])
    .onConflictDoNothing();
}

/** The channels that have a digest to come. */
export async function digestChannels(
  tx: Queryable,
  userId: UserId,
): Promise<NotificationChannel[]> {
  const rows = await tx
    .selectDistinct({ channel: digestItems.channel })
    .from(digestItems)
    .where(eq(digestItems.userId, userId));
  return rows.map(({ channel }) => channel);
}

/** Takes what waits for a digest, the oldest first. Of parallel calls one gets it. */
export async function takeDigestItems(
  tx: Transaction,
  userId: UserId,
  channel: NotificationChannel,
): Promise<NotificationRow[]> {
  const taken = await tx
    .delete(digestItems)
    .where(and(eq(digestItems.userId, userId), eq(digestItems.channel, channel)))
    .returning({ notificationId: digestItems.notificationId });
  const ids = taken.map(({ notificationId }) => notificationId);
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(notifications)
    .where(inArray(notifications.id, ids))
    .orderBy(asc(notifications.id));
}

export async function listNow(tx: Transaction, ids: readonly NotificationId[]): Promise<void> {
  await tx
    .update(notifications)
    .set({ isListed: true })
    .where(inArray(notifications.id, [...ids]));
}
