import type { OrderId } from '@stratum/contract/ids';
import { orderIdSchema } from '@stratum/contract/ids';
import Stripe from 'stripe';
import { z } from 'zod';
import {
  type PageRequest,
  PaymentError,
  type PaymentProvider,
  type ProviderEvent,
  type ReceivedMoney,
} from './provider.ts';

export interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly origin: string;
}

/** Seconds for which a signed message counts: as Stripe advises. */
const replayWindow = 300;
/** A page lives half an hour longer than the order can be paid: Stripe wants as much from when it is made. */
const pageMargin = 30 * 60;

/** Stripe Checkout on a page of Stripe's. */
export function createStripe(account: StripeAccount, timeout = 10_000): PaymentProvider {
  const { protocol, hostname, port } = new URL(account.origin);
  const stripe = new Stripe(account.secretKey, {
    host: hostname,
    ...(port !== '' && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout,
    // Jobs try again.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    async openPage(request) {
      const { orderId, attempt } = request;
      const session = await asked(() =>
        stripe.checkout.sessions.create(pageOf(request), {
          idempotencyKey: `page-${orderId}-${attempt}`,
        }),
      );
      if (session.url === null) throw new PaymentError('Stripe made a session without a page');
      return { sessionId: session.id, url: session.url };
    },
    async closePage(sessionId) {
      const session = await asked(() => stripe.checkout.sessions.expire(sessionId)).catch(
        (error: unknown) => {
          if (!(error instanceof PaymentError && error.isRefusal)) throw error;
          // It is not open: paid on, or over.
          return asked(() => stripe.checkout.sessions.retrieve(sessionId));
        },
      );
      return moneyOf(sessionSchema.parse(session));
    },
    async refund(orderId, intent) {
      const create = () =>
        stripe.refunds.create(
          { payment_intent: intent, metadata: { order_id: orderId } },
          { idempotencyKey: `refund-${intent}` },
        );
      try {
        return (await asked(create)).status === 'succeeded';
      } catch (error) {
        // By hand, at Stripe: it is back all the same.
        if (error instanceof PaymentError && error.code === 'charge_already_refunded') return true;
        throw error;
      }
    },
    readEvent(body, signature, now) {
      const { webhookSecret } = account;
      const { webhooks } = stripe;
      try {
        return eventOf(
          webhooks.constructEvent(
            body,
            signature,
            webhookSecret,
            replayWindow,
            undefined,
            now.getTime(),
          ),
        );
      } catch {
        // Whatever it is that the library cannot read, Stripe has not signed it.
        return null;
      }
    },
  };
}

function pageOf({ orderId, orderNumber, total, locale, ...request }: PageRequest) {
  const metadata = { order_id: orderId };
  return {
    mode: 'payment',
    // Those that are decided at once: an order waits an hour for its money.
    allowed_payment_method_types: ['card'],
    client_reference_id: orderId,
    metadata,
    payment_intent_data: { metadata, description: orderNumber },
    locale,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: total.currency.toLowerCase(),
          unit_amount: total.amount,
          product_data: { name: orderNumber },
        },
      },
    ],
    expires_at: Math.floor(request.expiresAt.getTime() / 1000) + pageMargin,
    success_url: request.returnUrl,
    cancel_url: request.cancelUrl,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** Of Stripe's errors the kind and code alone: sentences may repeat what was sent. */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode } = error;
    const reason = [type, code, statusCode].filter(Boolean).join(', ');
    const isRefusal = statusCode === 400;
    throw new PaymentError(`Stripe refused: ${reason}`, { code: code ?? null, isRefusal });
  }
}

const idOrObject = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const metadataSchema = z.object({ order_id: orderIdSchema });
const sessionSchema = z.object({
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
  metadata: metadataSchema,
});

function moneyOf(session: z.output<typeof sessionSchema>): ReceivedMoney | null {
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
function eventOf({ id, type, data: { object } }: Stripe.Event): ProviderEvent {
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
const refund = readerOf(refundSchema, ({ payment_intent: intent, status }, orderId) => {
  if (status === 'succeeded') return { kind: 'refunded', orderId, intent };
  return ['failed', 'canceled'].includes(status)
    ? { kind: 'refund_failed', orderId, intent }
    : null;
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
