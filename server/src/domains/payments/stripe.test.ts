import { type OrderId, orderIdSchema } from '@stratum/contract/ids';
import { expect, test } from 'vitest';
import { createStandIn, type StandInAnswer } from '../../../test/stand-in.ts';
import { stripeMessage } from '../../../test/stripe-message.ts';
import { newId } from '../../platform/new-id.ts';
import { createStripe } from './stripe.ts';

const webhookSecret = 'whsec_test';
const orderId: OrderId = orderIdSchema.parse(newId());
const now = new Date('2026-11-27T10:00:00Z');

const json = (body: unknown, status = 200): StandInAnswer => ({
  status,
  body: JSON.stringify(body),
});
const refusal = (status: number, error: object) =>
  json({ error: { message: 'of S-1', ...error } }, status);
/** As Stripe's reference shows a session of Checkout, cut to what is read. */
const session = (over: object = {}) => ({
  id: 'cs_test_1',
  object: 'checkout.session',
  status: 'open',
  payment_status: 'unpaid',
  payment_intent: null,
  amount_total: 3890,
  currency: 'eur',
  metadata: { order_id: orderId },
  url: 'https://checkout.stripe.com/c/pay/cs_test_1',
  ...over,
});
const paid = { status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' };

async function createStripeAt(...answers: StandInAnswer[]) {
  const { origin, requests } = await createStandIn(...answers);
  const timeout = answers.includes('silence') ? 100 : 5_000;
  const account = { secretKey: 'sk_test_1', webhookSecret, origin };
  return { stripe: createStripe(account, timeout), requests };
}

const page = {
  orderId,
  orderNumber: 'S-2026-000001',
  total: { amount: 3890, currency: 'EUR' },
  locale: 'de',
  attempt: 0,
  expiresAt: new Date('2026-11-27T11:00:00Z'),
  returnUrl: 'https://stratum.test/de/trackingDetails?payment=returned',
  cancelUrl: 'https://stratum.test/de/trackingDetails?payment=given_up',
} as const;

test('a page is for one order and its total, and is the same one when it is asked for again', async () => {
  const { stripe, requests } = await createStripeAt(json(session()));
  expect(await stripe.openPage(page)).toEqual({ sessionId: 'cs_test_1', url: session().url });
  await stripe.openPage(page);
  const [first, second] = requests;
  expect(first?.path).toBe('/v1/checkout/sessions');
  expect(first?.headers.authorization).toBe('Bearer sk_test_1');
  expect(first?.headers['idempotency-key']).toBe(`page-${orderId}-0`);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  expect(second?.body).toBe(first?.body);
  const sent = Object.fromEntries(new URLSearchParams(first?.body));
  expect(sent).toMatchObject({
    mode: 'payment',
    locale: 'de',
    client_reference_id: orderId,
    'metadata[order_id]': orderId,
    'payment_intent_data[metadata][order_id]': orderId,
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '3890',
    success_url: page.returnUrl,
    cancel_url: page.cancelUrl,
    expires_at: String(Date.parse('2026-11-27T11:30:00Z') / 1000),
  });
});

test('a page that is closed takes nothing more; one that was paid on tells of the money', async () => {
  const open = await createStripeAt(json(session({ status: 'expired' })));
  expect(await open.stripe.closePage('cs_test_1')).toBeNull();
  expect(open.requests[0]?.path).toBe('/v1/checkout/sessions/cs_test_1/expire');
  const complete = await createStripeAt(
    refusal(400, { type: 'invalid_request_error' }),
    json(session(paid)),
  );
  expect(await complete.stripe.closePage('cs_test_1')).toEqual({
    intent: 'pi_1',
    amount: { amount: 3890, currency: 'EUR' },
  });
});

const partId = newId();

test('a refund is asked for by one key, and may be there already', async () => {
  const { stripe, requests } = await createStripeAt(
    json({ id: 're_1', status: 'pending' }),
    json({ id: 're_1', status: 'succeeded' }),
    refusal(400, { type: 'invalid_request_error', code: 'charge_already_refunded' }),
    json({ id: 're_2', status: 'succeeded' }),
  );
  expect(await stripe.refund(orderId, 'pi_1')).toBe(false);
  expect(await stripe.refund(orderId, 'pi_1')).toBe(true);
  expect(await stripe.refund(orderId, 'pi_1')).toBe(true);
  const keys = requests.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys)).toEqual(new Set(['refund-pi_1']));
  // A part is told from the rest, by its key and in what Stripe says of it later.
  expect(await stripe.refund(orderId, 'pi_1', { id: partId, amount: 500 })).toBe(true);
  const part = requests.at(-1);
  expect(part?.headers['idempotency-key']).toBe(`refund-pi_1-${partId}`);
  expect(part?.body).toContain('amount=500');
  expect(part?.body).toContain(partId);
});

test.each<[string, StandInAnswer, string]>([
  ['is too busy', refusal(429, { type: 'rate_limit_error', code: 'rate_limit' }), '429'],
  ['does not know the key', refusal(401, { type: 'invalid_request_error' }), '401'],
  ['fails inside', refusal(500, { type: 'api_error' }), '500'],
  ['answers no JSON', { status: 502, body: '<html>' }, 'Stripe refused'],
  ['answers nothing in time', 'silence', 'StripeConnectionError'],
])(
  'where Stripe %s it is asked once, and the failure names no order',
  async (_what, answer, reason) => {
    const { stripe, requests } = await createStripeAt(answer);
    const failure = await stripe.openPage(page).catch((error: unknown) => String(error));
    expect(failure).toContain(reason);
    expect(failure).not.toContain('S-');
    expect(requests).toHaveLength(1);
  },
);

function signed(type: string, object: unknown, over = {}): [Buffer, string] {
  const { body, signature } = stripeMessage(type, object, {
    at: now,
    secret: webhookSecret,
    ...over,
  });
  return [Buffer.from(body), signature];
}

test('a message counts by its signature, for five minutes and as it was written', async () => {
  const { stripe } = await createStripeAt();
  const message = ['checkout.session.completed', session(paid)] as const;
  const received = { kind: 'received', orderId };
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  expect(stripe.readEvent(...signed(...message), later(300))).toMatchObject(received);
  expect(stripe.readEvent(...signed(...message), later(301))).toBeNull();
  expect(stripe.readEvent(...signed(...message, { secret: 'whsec_other' }), now)).toBeNull();
  const [body, signature] = signed(...message);
  const cheaper = Buffer.from(String(body).replace('3890', '1'));
  expect(stripe.readEvent(cheaper, signature, now)).toBeNull();
  for (const forged of [
    '',
    'nonsense',
    't=1,v1=',
    `t=${now.getTime() / 1000},v1=${'0'.repeat(64)}`,
  ])
    expect(stripe.readEvent(body, forged, now)).toBeNull();
});

test.each<[string, object, object]>([
  ['checkout.session.completed', session(paid), { kind: 'received', money: { intent: 'pi_1' } }],
  ['checkout.session.completed', session(), { kind: 'other' }],
  ['checkout.session.async_payment_failed', session(), { kind: 'failed', sessionId: 'cs_test_1' }],
  ['checkout.session.expired', session(), { kind: 'ended', sessionId: 'cs_test_1' }],
  ['checkout.session.completed', session({ ...paid, metadata: {} }), { kind: 'other' }],
  [
    'charge.refunded',
    { payment_intent: 'pi_1', refunded: true, metadata: { order_id: orderId } },
    { kind: 'refunded', intent: 'pi_1' },
  ],
  [
    'charge.refunded',
    { payment_intent: 'pi_1', refunded: false, metadata: { order_id: orderId } },
    { kind: 'other' },
  ],
  [
    'refund.updated',
    { payment_intent: 'pi_1', status: 'failed', metadata: { order_id: orderId } },
    { kind: 'refund_failed' },
  ],
  [
    'refund.updated',
    {
      payment_intent: 'pi_1',
      status: 'succeeded',
      metadata: { order_id: orderId, part_id: partId },
    },
    { kind: 'part_refunded', partId },
  ],
  [
    'refund.failed',
    { payment_intent: 'pi_1', status: 'failed', metadata: { order_id: orderId, part_id: partId } },
    { kind: 'part_failed', partId },
  ],
  ['payout.paid', {}, { kind: 'other' }],
])('%s is read', async (type, object, told) => {
  const { stripe } = await createStripeAt();
  expect(stripe.readEvent(...signed(type, object), now)).toMatchObject(told);
});
