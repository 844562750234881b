import { type OrderId, orderIdSchema } from '@stratum/contract/ids';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { ProviderEvent, ReceivedMoney } from './provider.ts';

const idOrObject = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const metadataSchema = z.object({ order_id: orderIdSchema });
export const sessionSchema = z.object({
  id: z.string(),
  payment_status: z.string(),
  payment_intent: idOrObject.nullish(),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  metadata: metadataSchema,
});
const chargeSchema = z.object({
  payment_intent: idOrObject,
  refunded: z.boolean(),
  metadata: metadataSchema,
});
const refundSchema = z.object({
  payment_intent: idOrObject,
  status: z.string(),
  metadata: metadataSchema.extend({ part_id: z.uuid().optional() }),
});

export function moneyOf(session: z.output<typeof sessionSchema>): ReceivedMoney | null {
  const {
    payment_status: status,
    payment_intent: intent,
    amount_total: amount,
    currency,
  } = session;
  if (status !== 'paid' || !intent || amount === null || currency === null) return null;
  return { intent, amount: { amount, currency: currency.toUpperCase() } };
}

/** What is not about an order of ours is `other`: an account may have other uses. */
export function eventOf({ id, type, data: { object } }: Stripe.Event): ProviderEvent {
  const told = readers[type]?.(object) ?? null;
  return told === null ? { id, kind: 'other' } : { id, ...told };
}

type WithoutId<E> = E extends ProviderEvent ? Omit<E, 'id'> : never;
type Told = WithoutId<ProviderEvent>;
type Reader = (object: unknown) => Told | null;

function readerOf<T extends { metadata: { order_id: OrderId } }>(
  schema: z.ZodType<T>,
  tell: (object: T, orderId: OrderId) => Told | null,
): Reader {
  return (object) => {
    const parsed = schema.safeParse(object);
    return parsed.success ? tell(parsed.data, parsed.data.metadata.order_id) : null;
  };
}

const paid = readerOf(sessionSchema, (session, orderId) => {
  const money = moneyOf(session);
  return money && { kind: 'received', orderId, money };
});
const over = (kind: 'failed' | 'ended') =>
  readerOf(sessionSchema, ({ id: sessionId }, orderId) => ({ kind, orderId, sessionId }));
const refund = readerOf(refundSchema, ({ payment_intent: intent, status, metadata }, orderId) => {
  const partId = metadata.part_id;
  const isBack = status === 'succeeded';
  if (!isBack && !['failed', 'canceled'].includes(status)) return null;
  if (partId !== undefined)
    return { kind: isBack ? 'part_refunded' : 'part_failed', orderId, partId };
  return { kind: isBack ? 'refunded' : 'refund_failed', orderId, intent };
});

const readers: Readonly<Record<string, Reader>> = {
  'checkout.session.completed': paid,
  'checkout.session.async_payment_succeeded': paid,
  'checkout.session.async_payment_failed': over('failed'),
  'checkout.session.expired': over('ended'),
  'charge.refunded': readerOf(chargeSchema, ({ payment_intent: intent, refunded }, orderId) =>
    refunded ? { kind: 'refunded', orderId, intent } : null,
  ),
  'refund.created': refund,
  'refund.updated': refund,
  'refund.failed': refund,
};
