import Stripe from 'stripe';
import { type PageRequest, PaymentError, type PaymentProvider } from './provider.ts';
import { eventOf, moneyOf, sessionSchema } from './stripe-events.ts';

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
  const stripe = connect(account, timeout);
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
    async refund(orderId, intent, part) {
      const asksFor = part
        ? { amount: part.amount, metadata: { order_id: orderId, part_id: part.id } }
        : { metadata: { order_id: orderId } };
      const idempotencyKey = part ? `refund-${intent}-${part.id}` : `refund-${intent}`;
      const create = () =>
        stripe.refunds.create({ payment_intent: intent, ...asksFor }, { idempotencyKey });
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

function connect({ origin, secretKey }: StripeAccount, timeout: number): Stripe {
  const { protocol, hostname, port } = new URL(origin);
  return new Stripe(secretKey, {
    host: hostname,
    ...(port !== '' && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout,
    // Jobs try again.
    maxNetworkRetries: 0,
    telemetry: false,
  });
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
