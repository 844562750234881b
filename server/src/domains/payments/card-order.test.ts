import { orderRoutes } from '@stratum/contract/shop/orders';
import { expect, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { composeOrder, openShop, orderOf } from '../../../test/make-order.ts';
import { createStandIn } from '../../../test/stand-in.ts';
import { stripeMessage } from '../../../test/stripe-message.ts';
import { createStripe } from './stripe.ts';

const secret = 'whsec_test';
const url = 'https://checkout.stripe.com/c/pay/cs_test_1';
const answer = (body: object) => ({ status: 200, body: JSON.stringify(body) });

test('an order is paid on Stripe’s page, invoiced, cancelled, and its money goes back', async () => {
  const stripe = await createStandIn(
    answer({ id: 'cs_test_1', object: 'checkout.session', url }),
    answer({ id: 're_1', object: 'refund', status: 'succeeded' }),
  );
  const account = { secretKey: 'sk_test_1', webhookSecret: secret, origin: stripe.origin };
  const on = await createTestApp({ paymentProvider: createStripe(account) });
  const buyer = await on.build.user();
  const body = await composeOrder(buyer, { productId: await openShop(on), payment: 'stripe' });
  const placed = dataOf(await buyer.call(orderRoutes.placeOrder, { body }));
  expect(stripe.requests).toHaveLength(0);
  expect((await orderOf(buyer, placed.orderId)).invoiceUrl).toBeNull();

  const { pathname } = new URL(placed.paymentUrl ?? '');
  const opened = await on.app.inject({ url: pathname });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, url]);
  expect((await orderOf(buyer, placed.orderId)).status).toBe('placed');

  const { amount, currency } = placed.total;
  const session = {
    id: 'cs_test_1',
    payment_status: 'paid',
    payment_intent: 'pi_1',
    amount_total: amount,
    currency: currency.toLowerCase(),
    metadata: { order_id: placed.orderId },
  };
  const written = { at: on.clock.now(), secret };
  const message = stripeMessage('checkout.session.completed', session, written);
  const post = () =>
    on.app.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': message.signature },
      payload: message.body,
    });
  expect((await Promise.all([post(), post()])).map(({ statusCode }) => statusCode)).toEqual([
    200, 200,
  ]);
  const paid = await orderOf(buyer, placed.orderId);
  expect([paid.status, paid.events.map(({ status }) => status)]).toEqual([
    'paid',
    ['placed', 'paid'],
  ]);
  expect(paid.invoiceUrl).not.toBeNull();

  const cancelled = { body: { orderId: placed.orderId } };
  expect(dataOf(await buyer.call(orderRoutes.cancelOrder, cancelled)).status).toBe('cancelled');
  await on.jobs.drain();
  const ended = await orderOf(buyer, placed.orderId);
  expect(ended.status).toBe('refunded');
  expect(ended.creditNoteUrl).not.toBeNull();
  expect(stripe.requests.map(({ path }) => path)).toEqual(['/v1/checkout/sessions', '/v1/refunds']);
});
