import type { PushSubscriptionId, SessionId, UserId } from '@stratum/contract/ids';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { isAnyOf } from '../../platform/is-any-of.ts';
import { liveSessionIds } from '../auth/index.ts';
import { type PushSubscriptionRow, pushSubscriptions } from './tables.ts';

type BrowserKeys = Pick<PushSubscriptionRow, 'p256dh' | 'auth'>;

/** Adds a subscription, in place of the one that the same browser had. */
export async function putSubscription(tx: Transaction, row: PushSubscriptionRow): Promise<void> {
  const { endpoint: target } = pushSubscriptions;
  await tx.insert(pushSubscriptions).values(row).onConflictDoUpdate({ target, set: row });
}

/** Deletes a session's subscriptions but the newest ones. */
export async function pruneSubscriptions(
  tx: Transaction,
  sessionId: SessionId,
  kept: number,
): Promise<void> {
  const tooMany = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId))
    .orderBy(desc(pushSubscriptions.id))
    .offset(kept);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooMany));
}

export async function deleteSubscriptionAt(
  tx: Queryable,
  userId: UserId,
  endpoint: string,
): Promise<void> {
  const { userId: owner, endpoint: address } = pushSubscriptions;
  await tx.delete(pushSubscriptions).where(and(eq(owner, userId), eq(address, endpoint)));
}

export async function deleteSubscription(tx: Queryable, id: PushSubscriptionId): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Ends all pushes of the installation. */
export async function deleteEverySubscription(tx: Transaction): Promise<void> {
  await tx.delete(pushSubscriptions);
}

/** Those of people, or of one session, whose session may still be used. */
export async function liveSubscriptions(
  tx: Queryable,
  of: { readonly userIds: readonly UserId[]; readonly sessionId?: SessionId },
  now: Date,
): Promise<PushSubscriptionRow[]> {
  const { userId, sessionId } = pushSubscriptions;
  const isTheirs = isAnyOf(userId, new Set(of.userIds));
  const ofSession = of.sessionId === undefined ? undefined : eq(sessionId, of.sessionId);
  return tx
    .select()
    .from(pushSubscriptions)
    .where(and(isTheirs, ofSession, hasLiveSession(tx, now)))
    .orderBy(asc(pushSubscriptions.id));
}

export async function findLiveSubscription(
  tx: Queryable,
  id: PushSubscriptionId,
  now: Date,
): Promise<PushSubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), hasLiveSession(tx, now)));
  return row;
}

/** The one at an address whose keys are known. */
export async function findLiveSubscriptionBySecret(
  tx: Transaction,
  { endpoint, keys }: { readonly endpoint: string; readonly keys: BrowserKeys },
  now: Date,
): Promise<PushSubscriptionRow | undefined> {
  const { p256dh, auth } = pushSubscriptions;
  const [row] = await tx
    .select()
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.endpoint, endpoint),
        eq(p256dh, keys.p256dh),
        eq(auth, keys.auth),
        hasLiveSession(tx, now),
      ),
    )
    .for('update');
  return row;
}

function hasLiveSession(tx: Queryable, now: Date) {
  return inArray(pushSubscriptions.sessionId, liveSessionIds(tx, now));
}

/** All of a person's, those of expired sessions as well. */
export function subscriptionRows(tx: Queryable, userId: UserId) {
  return tx
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt));
}
