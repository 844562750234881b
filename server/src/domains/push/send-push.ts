import { pushSubscriptionIdSchema } from '@stratum/contract/ids';
import type { PushPayload } from '@stratum/contract/push-payload';
import { z } from 'zod';
import type { Queryable } from '../../platform/database.ts';
import { defineJob, type Job, type JobKind } from '../../platform/jobs/jobs.ts';
import { PushError } from '../../platform/web-push/push-sender.ts';
import type { Deps } from './deps.ts';
import { notificationOf, type PushMessage, pushMessageSchema, topicOf } from './push-message.ts';
import { deleteSubscription, findLiveSubscription } from './store.ts';
import type { PushSubscriptionRow } from './tables.ts';

const pushJobSchema = z.object({
  subscriptionId: pushSubscriptionIdSchema,
  message: pushMessageSchema,
});
type PushJob = z.infer<typeof pushJobSchema>;

/** Tried again for half an hour. */
const pushKind: JobKind<PushJob> = {
  name: 'push',
  data: pushJobSchema,
  exclusive: false,
  retries: 10,
  timeoutSeconds: 30,
  concurrency: 10,
};

interface SentTo {
  readonly subscriptions: readonly Pick<PushSubscriptionRow, 'id'>[];
  readonly message: PushMessage;
}

/** One job a browser: one that fails is tried again without the others. */
export async function sendTo(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Queryable,
  sent: readonly SentTo[],
): Promise<void> {
  const pushes = sent.flatMap(({ subscriptions, message }) =>
    subscriptions.map(({ id }) => ({ subscriptionId: id, message })),
  );
  await jobs.sendAll(tx, pushKind, pushes);
}

export function pushJob(deps: Deps): Job {
  const { db, clock, log } = deps;
  return defineJob(pushKind, async ({ subscriptionId, message }) => {
    const now = clock.now();
    const subscription = await findLiveSubscription(db, subscriptionId, now);
    if (!subscription || message.expiresAt <= now) return;
    try {
      await deliver(deps, subscription, message);
    } catch (error) {
      if (!(error instanceof PushError) || error.isRetryable) throw error;
      log.error({ err: error }, 'a push could not be sent');
    }
  });
}

/** Hands a push over. A browser that has ended its subscription is forgotten. @throws PushError */
export async function deliver(
  { db, clock, push, publicUrl }: Pick<Deps, 'db' | 'clock' | 'push' | 'publicUrl'>,
  subscription: PushSubscriptionRow,
  message: PushMessage,
): Promise<void> {
  const payload: PushPayload = { web_push: 8030, notification: notificationOf(message, publicUrl) };
  const outcome = await push.send(subscription, {
    payload: JSON.stringify(payload),
    addressee: { userId: subscription.userId, about: message.about },
    topic: topicOf(message),
    timeToLive: Math.ceil((message.expiresAt.getTime() - clock.now().getTime()) / 1000),
  });
  if (outcome === 'gone') await deleteSubscription(db, subscription.id);
}
