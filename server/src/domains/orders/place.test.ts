import { notificationRoutes } from '@stratum/contract/notifications';
import { profileRoutes } from '@stratum/contract/profile';
import { orderRoutes as routes } from '@stratum/contract/shop/orders';
import { shopRoutes } from '@stratum/contract/shop/shop';
import { afterAll, expect, it } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp, openTestApp } from '../../../test/create-test-app.ts';
import { eventEqualsRefetch } from '../../../test/live-events.ts';
import {
  composeOrder,
  home,
  makeOrder,
  openShop,
  orderOf,
  payInvoice,
  stockNow,
} from '../../../test/make-order.ts';

const on = await openTestApp();
afterAll(() => on.close());
const productId = await openShop(on);

it('a product is ordered by invoice: seen, sent somewhere, previewed, placed and looked up', async () => {
  const ada = await on.build.user({ locale: 'de' });
  const product = dataOf(await ada.call(shopRoutes.getProduct, { query: { country: 'DE' } }));
  expect(product).toMatchObject({
    id: productId,
    price: { amount: 3400, currency: 'EUR' },
    tax: { rate: 700, amount: { amount: 222 } },
    isServed: true,
  });
  expect(product.contents).toHaveLength(9);
  const picture = await on.app.inject({ url: product.gallery[0]?.light ?? '' });
  expect(picture.headers['content-type']).toBe('image/webp');
  const before = await stockNow(on);
  const orderId = await makeOrder(ada, { productId, quantity: 2 });
  expect(await stockNow(on)).toBe(before - 2);
  const order = await orderOf(ada, orderId);
  expect(order).toMatchObject({
    status: 'placed',
    payment: 'invoice',
    address: home,
    lines: [{ quantity: 2, price: { amount: 3400 }, total: { amount: 6800 } }],
    events: [{ status: 'placed' }],
    actions: ['pay', 'cancel', 'reorder'],
  });
  expect(order.orderNumber).toMatch(/^S-2026-\d{6}$/);
  expect(order.total.amount).toBe(6800 + order.shipping.amount);
  expect(order.invoiceUrl).not.toBeNull();
  const list = dataOf(await ada.call(routes.getUserOrderDetails));
  expect(list).toMatchObject({ items: [{ orderId, total: order.total }], next: null });
  const [told] = dataOf(await ada.call(notificationRoutes.getNotification)).items;
  expect(told).toMatchObject({
    kind: 'order_update',
    target: `/trackingDetails?orderId=${orderId}`,
  });
  const mail = await on.mail.newestTo(ada.email);
  expect(mail.subject).toBe(`Bestellung ${order.orderNumber} ist eingegangen`);
  expect(mail.text).toContain('68,00');
  const options = dataOf(await ada.call(routes.orderOptions));
  expect(options).toMatchObject({ isOpen: true, address: home, billingAddress: null });
});

it('currency and tax follow the destination, the profile where none is named, else the operator', async () => {
  const ada = await on.build.user();
  const seenIn = async (country?: string) => {
    const query = country === undefined ? {} : { country };
    const { price, tax, isServed, ...product } = dataOf(
      await ada.call(shopRoutes.getProduct, { query }),
    );
    return [product.country, price.amount, price.currency, tax.rate, tax.amount.amount, isServed];
  };
  // The operator of the tests is in Switzerland.
  expect(await seenIn()).toEqual(['CH', 3600, 'CHF', 260, 91, true]);
  await ada.call(profileRoutes.updateProfile, { body: { country: 'FR' } });
  expect(await seenIn()).toEqual(['FR', 3400, 'EUR', 550, 177, true]);
  expect(await seenIn('GB')).toEqual(['GB', 2900, 'GBP', 0, 0, true]);
  expect((await seenIn('JP')).at(-1)).toBe(false);
  const toJapan = { ...home, postalCode: '100-0001', country: 'JP' };
  const body = { items: [{ productId, quantity: 1 }], address: toJapan };
  expect(await ada.call(routes.orderPreview, { body })).toMatchObject({
    status: 422,
    error: { fields: { 'address.country': expect.any(String) } },
  });
});

it('nobody orders in production before the operator has entered who sells, and the page says so early', async () => {
  const closed = await createTestApp({
    selling: { ...on.deps.selling, seller: null, bank: null },
  });
  const product = await openShop(closed);
  const ada = await closed.build.user();
  expect(dataOf(await ada.call(routes.orderOptions))).toMatchObject({
    isOpen: false,
    payments: [],
  });
  const body = await composeOrder(ada, { productId: product });
  expect(await ada.call(routes.placeOrder, { body })).toMatchObject({
    status: 409,
    error: { code: 'ordering_closed' },
  });
  expect(await stockNow(closed)).toBe(1000);
});

it('an open page that hears of an order has what it would read anew', async () => {
  const ada = await on.build.user();
  const orderId = await makeOrder(ada, { productId });
  await eventEqualsRefetch(on, {
    person: ada,
    read: async () => dataOf(await ada.call(routes.getUserOrderDetails)),
    change: () => payInvoice(on, orderId),
    apply: ({ items, next }, event) => ({
      items: items.map((item) =>
        event.type === 'order_changed' && event.order.orderId === item.orderId ? event.order : item,
      ),
      next,
    }),
  });
});
