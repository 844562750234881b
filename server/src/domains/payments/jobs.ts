import { z } from 'zod';
import { defineJob, defineScheduledJob, type Job, type JobKind } from '../../platform/jobs/jobs.ts';
import type { Deps } from './deps.ts';
import { closeKind, openKind, partKind, refundKind } from './kinds.ts';
import { openPage } from './open-page.ts';
import { payPartBack } from './parts.ts';
import { restingParts } from './parts-store.ts';
import type { PaymentProvider } from './provider.ts';
import { refundPaid } from './refund.ts';
import { settle } from './settle.ts';
import { deleteEvents, deletePayments, restingRefunds } from './store.ts';

const sweepKind: JobKind<Record<string, never>> = {
  name: 'payments.carry-on',
  data: z.strictObject({}),
  exclusive: true,
  retries: 1,
  timeoutSeconds: 120,
};
const hour = 3_600_000;
/** Days for which a message of the provider is known again: it repeats them for three. */
const eventsKept = 30;

/** What carries on where a provider was slow or dead. */
export function paymentJobs(deps: Deps): readonly Job[] {
  const { db, clock, provider, selling } = deps;
  const sweep = defineScheduledJob(sweepKind, '17 * * * *', async () => {
    const now = clock.now();
    await deleteEvents(db, new Date(now.getTime() - eventsKept * 24 * hour));
    // As long as the papers that they belong to.
    await deletePayments(db, new Date(Date.UTC(now.getUTCFullYear() - selling.yearsKept, 0)));
    await sendAgain(deps, new Date(now.getTime() - hour));
  });
  return provider ? [...providerJobs(deps, provider), sweep] : [sweep];
}

function providerJobs(deps: Deps, provider: PaymentProvider): readonly Job[] {
  return [
    defineJob(openKind, async ({ orderId }) => {
      await openPage(deps, provider, orderId);
    }),
    defineJob(closeKind, async ({ orderId, sessionId }) => {
      const paid = await provider.closePage(sessionId);
      if (paid) await settle(deps, orderId, paid);
    }),
    defineJob(refundKind, ({ orderId, intent }) => refundPaid(deps, provider, orderId, intent)),
    defineJob(partKind, (part) => payPartBack(deps, provider, part)),
  ];
}

/** A refund whose tries are used up begins anew; the same one is never made twice. */
async function sendAgain({ db, jobs, provider }: Deps, before: Date): Promise<void> {
  if (!provider) return;
  for (const refund of await restingRefunds(db, { before, limit: 200 }))
    await jobs.send(db, refundKind, refund, refund.intent);
  for (const part of await restingParts(db, { before, limit: 200 }))
    await jobs.send(db, partKind, part, part.id);
}
