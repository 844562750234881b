import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { shippingEndpoints } from '@stratum/contract/endpoints/shipping';
import { shopEndpoints } from '@stratum/contract/endpoints/shop';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { discardOrder, emptyOrder, readOrder, updateOrder } from '../order-draft.ts';
import {
  berlin,
  options,
  orderId,
  productId,
  rates,
  server,
  show as showInShop,
  sumsOf,
} from '../shop.fixture.tsx';
import { toFields } from './address/address-body.ts';
import BillingPage from './billing-page.tsx';
import messages from './messages.en.json';

signedInAs(ada.id);
beforeEach(() =>
  updateOrder({ ...emptyOrder, items: [{ productId, quantity: 1 }], country: 'DE' }),
);
afterEach(discardOrder);

const show = (step = '') => showInShop(<BillingPage />, `/en/billing${step}`);
const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

/** As it stands once the address is checked. */
function addressGiven() {
  updateOrder({ address: toFields(berlin), checked: { unchecked: ['line1'] } });
}

test('an address that misses something says so at its fields and keeps what is typed', async () => {
  await show();
  await expect.element(field(messages.address.name)).toHaveValue('Ada Lindqvist');
  await field(messages.address.postal_code).fill('10119');
  await button(messages.address.next).click();
  await expect.element(field(messages.address.line1)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field(messages.address.line1)).toHaveFocus();
  await expect.element(field(messages.address.postal_code)).toHaveValue('10119');
  expect(await accessibilityFaults()).toEqual([]);
});

test('a suggestion marks what differs; who ordered takes it or keeps their own', async () => {
  updateOrder({ address: toFields({ ...berlin, city: 'Berlni' }) });
  server.now(
    answering(shippingEndpoints.validateAddress, {
      verdict: 'suggestion',
      suggestion: berlin,
      unchecked: ['line1'],
    }),
  );
  await show();
  await button(messages.address.next).click();
  await expect.element(heading('Do you mean Berlin?')).toBeVisible();
  const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marked()).toEqual(['Berlin', 'Berlni']);
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByText(messages.suggestion.keep).click();
  await button(messages.address.next).click();
  await expect.element(heading(messages.delivery.heading)).toBeVisible();
  expect(readOrder().address?.city).toBe('Berlni');
});

test('where the last order went is offered first, its invoice to the same place where one says so', async () => {
  const billingAddress = { ...berlin, name: 'Lindqvist & Co' };
  server.now(
    answering(orderEndpoints.orderOptions, { ...options, address: berlin, billingAddress }),
  );
  await show();
  await expect.element(page.getByRole('radio', { name: /As last time/ })).toBeChecked();
  const isSame = page.getByRole('switch', { name: messages.address.same_billing });
  await expect.element(isSame).not.toBeChecked();
  await page.getByText(messages.address.same_billing).click();
  await expect.element(isSame).toBeChecked();
  await button(messages.address.next).click();
  await expect.element(heading(messages.delivery.heading)).toBeVisible();
  expect(server.sent(shippingEndpoints.validateAddress)[0]?.body).toEqual({ address: berlin });
});

test('of two addresses with a suggestion each is asked about anew', async () => {
  const written = { ...berlin, line1: 'Linienstr. 40' };
  updateOrder({ address: toFields(written), billing: toFields(written) });
  const answer = { verdict: 'suggestion' as const, suggestion: berlin, unchecked: [] };
  server.now(answering(shippingEndpoints.validateAddress, answer));
  await show();
  await button(messages.address.next).click();
  await page.getByText(messages.suggestion.keep).click();
  await button(messages.address.next).click();
  await expect.element(page.getByText(messages.suggestion.lead_billing)).toBeVisible();
  await expect.element(heading(messages.suggestion.heading)).toHaveFocus();
  const suggested = page.getByRole('radio', { name: new RegExp(messages.suggestion.take) });
  await expect.element(suggested).toBeChecked();
});

test('a total that does not come says so, and is asked for again', async () => {
  addressGiven();
  server.now(answering(orderEndpoints.orderPreview, refuse('promo_ended')));
  await show('?step=delivery');
  await expect.element(page.getByRole('alert').getByText(/has ended/)).toBeVisible();
  server.now(answering(orderEndpoints.orderPreview, sumsOf(390)));
  await page.getByRole('alert').getByRole('button').click();
  await expect.element(page.getByText('€37.90')).toBeVisible();
});

test('where nobody brings it, this is said with the way back to the address', async () => {
  addressGiven();
  server.now(answering(shippingEndpoints.ratesAndTransitTimes, { rates: [] }));
  await show('?step=delivery');
  await expect.element(page.getByRole('alert').getByText(messages.delivery.none)).toBeVisible();
  await button(messages.delivery.change_address).click();
  await expect.element(heading(messages.address.heading)).toBeVisible();
});

test('a service is chosen though another costs the same', async () => {
  addressGiven();
  const dear = rates.map((rate) => ({ ...rate, price: sumsOf(990).shipping ?? rate.price }));
  server.now(answering(shippingEndpoints.ratesAndTransitTimes, { rates: dear }));
  await show('?step=delivery');
  const express = page.getByRole('radio', { name: /Express/ });
  await page.getByText('Express').click();
  await expect.element(express).toBeChecked();
});

test('a refused code says why at its field, and that the total stays; one that holds keeps the focus', async () => {
  addressGiven();
  server.now(answering(shopEndpoints.getPromoCode, refuse('promo_ended')));
  await show('?step=delivery');
  await expect.element(page.getByText('€37.90')).toBeVisible();
  await field(messages.promo.label).fill('autumn 26');
  await button(messages.promo.redeem).click();
  await expect
    .element(field(messages.promo.label))
    .toHaveAccessibleDescription(/has ended\. The total stays €37\.90\./);
  expect(await accessibilityFaults()).toEqual([]);
  const discount = { amount: 340, currency: 'EUR' };
  server.now(
    answering(shopEndpoints.getPromoCode, {
      code: 'SPRING27',
      discount: { type: 'percent', value: 10 },
    }),
    answering(orderEndpoints.orderPreview, sumsOf(390, { discount })),
  );
  await field(messages.promo.label).fill('spring 27');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/SPRING27 takes off €3\.40\./)).toBeVisible();
  const holdsFocus = () => document.activeElement?.textContent;
  await expect.poll(holdsFocus).toMatch(/^SPRING27/);
});

test('a total that has changed is asked about again, with both sums, and ordered once', async () => {
  addressGiven();
  let shipping = 390;
  server.now(
    answering(orderEndpoints.orderPreview, () => sumsOf(shipping)),
    answering(orderEndpoints.placeOrder, ({ body }) => {
      shipping = 590;
      if (body.expectedTotal.amount !== 3990) return refuse('total_changed');
      const placed = { orderId, orderNumber: 'S-2026-000017', total: body.expectedTotal };
      return { ...placed, status: 'placed' as const, paymentUrl: null };
    }),
  );
  await show('?step=review');
  await button(messages.review.order).click();
  await expect.element(page.getByText(/was €37\.90 and is now €39\.90/)).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await button(messages.review.order).click();
  await expect.poll(() => readOrder().items).toEqual([]);
  const keys = server
    .sent(orderEndpoints.placeOrder)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
  expect(server.sent(orderEndpoints.placeOrder)[1]?.body).toMatchObject({
    address: berlin,
    rateId: rates[0]?.rateId,
    payment: 'invoice',
    expectedTotal: { amount: 3990, currency: 'EUR' },
  });
});
