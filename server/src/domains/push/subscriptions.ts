import type { PushSubscriptionId } from '@stratum/contract/ids';
import type { FieldProblem } from '@stratum/contract/validation';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { areUsableKeys } from '../../platform/web-push/encrypt-push.ts';
import type { Deps } from './deps.ts';
import {
  deleteSubscription,
  deleteSubscriptionAt,
  findLiveSubscriptionBySecret,
  liveSubscriptions,
  pruneSubscriptions,
  putSubscription,
} from './store.ts';

/** A session has so many at most; a browser has one. */
const perSession = 5;

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

interface Renewal {
  readonly old: Subscription;
  readonly subscription: Subscription;
}

/** @throws AppError invalid_input where the push service is not allowed or the keys are of no use */
export async function subscribe(deps: Deps, caller: Caller, { endpoint, keys }: Subscription) {
  const { db, clock } = deps;
  checkUsable(deps, { endpoint, keys });
  const { userId, sessionId } = caller;
  const id = newId<PushSubscriptionId>();
  await inTransaction(db, async (tx) => {
    const createdAt = clock.now();
    await putSubscription(tx, { id, userId, sessionId, endpoint, ...keys, createdAt });
    await pruneSubscriptions(tx, sessionId, perSession);
  });
  return { subscribed: true as const };
}

/**
 * Has a browser's new subscription take the place of its old one, in the same session. Whoever knows the
 * old one's secret is that browser.
 * @throws AppError invalid_input where the new one is of no use
 */
export async function renew(deps: Deps, { old, subscription }: Renewal) {
  const { db, clock } = deps;
  checkUsable(deps, subscription);
  const renewed = await inTransaction(db, async (tx) => {
    const row = await findLiveSubscriptionBySecret(tx, old, clock.now());
    if (!row) return false;
    await deleteSubscription(tx, row.id);
    await putSubscription(tx, { ...row, endpoint: subscription.endpoint, ...subscription.keys });
    return true;
  });
  return { renewed };
}

/** @throws AppError invalid_input where the push service is not allowed or the keys are of no use */
function checkUsable({ push }: Pick<Deps, 'push'>, { endpoint, keys }: Subscription): void {
  if (!push.allows(endpoint)) throw refusal('endpoint', 'push_service');
  if (!areUsableKeys(keys)) throw refusal('keys', 'invalid');
}

export async function unsubscribe({ db }: Deps, { userId }: Caller, endpoint: string) {
  await deleteSubscriptionAt(db, userId, endpoint);
  return { subscribed: false as const };
}

/** Whether the session that asks gets pushes at an address. */
export async function subscriptionAt({ db, clock }: Deps, caller: Caller, endpoint: string) {
  const { userId, sessionId } = caller;
  const rows = await liveSubscriptions(db, { userIds: [userId], sessionId }, clock.now());
  return { subscribed: rows.some((row) => row.endpoint === endpoint) };
}

function refusal(field: string, key: FieldProblem['key']): AppError {
  return new AppError('invalid_input', { fields: new Map([[field, { key }]]) });
}
