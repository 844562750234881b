import { orderIdSchema } from '@stratum/contract/ids';
import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/jobs.ts';

const order = z.object({ orderId: orderIdSchema });
type OrderJob = z.output<typeof order>;

/** Each provider gets a minute; a pause between tries grows to ten. */
const common = { exclusive: true, timeoutSeconds: 60, concurrency: 4 };

/** Has the provider's page of an order ready. For as long as an order waits for its money. */
export const openKind: JobKind<OrderJob> = {
  ...common,
  name: 'payments.open',
  data: order,
  retries: 12,
};

const page = order.extend({ sessionId: z.string() });
/** Has nobody pay any more on the page of an order that was called off. */
export const closeKind: JobKind<z.output<typeof page>> = {
  ...common,
  name: 'payments.close',
  data: page,
  retries: 12,
};

const part = order.extend({ id: z.uuid(), amount: z.int(), intent: z.string() });
/** Pays a part of it back. */
export const partKind: JobKind<z.output<typeof part>> = {
  ...common,
  name: 'payments.refund-part',
  data: part,
  retries: 12,
};

const money = order.extend({ intent: z.string() });
/** Pays money back. */
export const refundKind: JobKind<z.output<typeof money>> = {
  ...common,
  name: 'payments.refund',
  data: money,
  retries: 12,
};
