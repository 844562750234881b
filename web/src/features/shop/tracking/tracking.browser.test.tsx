import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { shippingEndpoints } from '@stratum/contract/endpoints/shipping';
import type { OrderDetails } from '@stratum/contract/shop/order';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import orderMessages from '../orders/messages.en.json';
import OrderTrackingPage from '../orders/order-tracking-page.tsx';
import { order, orderId, server, show as showInShop } from '../shop.fixture.tsx';
import messages from './messages.en.json';
import TrackingDetailsPage from './tracking-details-page.tsx';

signedInAs(ada.id);

const showOrder = (given: Partial<OrderDetails> = {}, query = '') => {
  server.now(answering(orderEndpoints.getOrderDetails, { ...order, ...given }));
  return showInShop(<TrackingDetailsPage />, `/en/trackingDetails?orderId=${orderId}${query}`);
};
const happened = (...statuses: OrderDetails['status'][]) =>
  statuses.map((status, day) => ({
    at: `2026-11-2${day}T10:00:00.000Z`,
    status,
    cancelReason: status === 'cancelled' ? ('buyer' as const) : null,
    returnReason: null,
    note: null,
  }));

test('a parcel on its way shows how far it is, and what its carrier says', async () => {
  server.now(
    answering(shippingEndpoints.trackShipment, {
      status: 'in_transit',
      events: [
        { at: '2026-11-23T10:00:00.000Z', status: 'in_transit', text: 'At the hub', place: 'Köln' },
      ],
    }),
  );
  await showOrder({
    status: 'shipped',
    events: happened('placed', 'paid', 'packed', 'shipped'),
    trackingNumber: '794622831150',
    trackingUrl: 'https://example.org/794622831150',
  });
  const steps = page.getByRole('list').filter({ hasText: 'Packed' }).getByRole('listitem');
  await expect.poll(() => steps.elements().length).toBe(5);
  expect(steps.elements().map((step) => step.getAttribute('aria-current'))[3]).toBe('step');
  await expect.element(page.getByText('At the hub')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: messages.carrier.follow }))
    .toHaveAttribute('href', 'https://example.org/794622831150');
  expect(await accessibilityFaults()).toEqual([]);
});

test('a delay that the carrier reports is the first thing said, with its reason', async () => {
  server.now(
    answering(shippingEndpoints.trackShipment, {
      status: 'exception',
      events: [{ at: '2026-11-23T10:00:00.000Z', status: 'exception', text: 'Snow', place: null }],
    }),
  );
  await showOrder({
    status: 'shipped',
    events: happened('placed', 'paid', 'packed', 'shipped'),
    trackingNumber: '794622831150',
    actions: ['request_return'],
  });
  await expect
    .element(page.getByRole('heading', { name: messages.arrival.late, level: 1 }))
    .toBeVisible();
  await expect.element(page.getByText(/^Snow\. Planned was: /)).toBeVisible();
  await page.getByRole('button', { name: messages.return.open }).click();
  await expect
    .element(page.getByRole('dialog').getByText(messages.return.on_its_way))
    .toBeVisible();
  const reasons = page.getByRole('dialog').getByRole('radio');
  expect(reasons.elements()).toHaveLength(2);
});

test('an invoice says until when it is paid, and what has arrived until when it can be sent back', async () => {
  await showOrder();
  await expect.element(page.getByText('To be paid by 3\u00a0December\u00a02026')).toBeVisible();
  await showOrder({ status: 'delivered', dueOn: null, returnUntil: '2026-12-27T10:00:00.000Z' });
  await expect
    .element(page.getByText('Can be sent back until 27\u00a0December\u00a02026.'))
    .toBeVisible();
});

test('an order is cancelled after it was asked, and its path ends there', async () => {
  server.now(
    answering(orderEndpoints.cancelOrder, () => {
      const cancelled = { status: 'cancelled' as const, actions: ['reorder' as const] };
      const now = { ...order, ...cancelled, events: happened('placed', 'cancelled') };
      server.now(answering(orderEndpoints.getOrderDetails, now));
      return now;
    }),
  );
  await showOrder();
  const parcel = page.getByText(messages.carrier.none);
  await expect.element(parcel).toBeVisible();
  await page.getByRole('button', { name: messages.cancel.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: messages.cancel.open }).click();
  await expect.element(page.getByText(messages.cancelled.buyer)).toBeVisible();
  const heading = page.getByRole('heading', { name: 'Cancelled', level: 1 });
  await expect.element(heading).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await expect.element(parcel).not.toBeInTheDocument();
});

test('on the way back from the payment only the server’s word counts', async () => {
  const waits = { payment: 'stripe', actions: ['pay', 'cancel'] } as const;
  await showOrder({ ...waits, actions: [...waits.actions] }, '&payment=given_up');
  await expect.element(page.getByText(messages.payment.given_up)).toBeVisible();
  await expect.element(page.getByRole('button', { name: messages.pay })).toBeVisible();
});

test('an order of somebody else is not told of', async () => {
  server.now(answering(orderEndpoints.getOrderDetails, refuse('not_found')));
  await showInShop(<TrackingDetailsPage />, `/en/trackingDetails?orderId=${orderId}`);
  await expect
    .element(page.getByRole('heading', { name: orderMessages.missing.heading }))
    .toBeVisible();
});

test('the list of orders leads to each', async () => {
  server.now(answering(orderEndpoints.getUserOrderDetails, { items: [order], next: null }));
  await showInShop(<OrderTrackingPage />, '/en/order-tracking');
  await expect
    .element(page.getByRole('link', { name: /S-2026-000017/ }))
    .toHaveAttribute('href', `/en/trackingDetails?orderId=${orderId}`);
  expect(await accessibilityFaults()).toEqual([]);
});

test('before the first order the list says what will stand there', async () => {
  server.now(answering(orderEndpoints.getUserOrderDetails, { items: [], next: null }));
  await showInShop(<OrderTrackingPage />, '/en/order-tracking');
  await expect
    .element(page.getByRole('heading', { name: orderMessages.empty.heading }))
    .toBeVisible();
});
