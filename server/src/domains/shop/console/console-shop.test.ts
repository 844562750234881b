import { consoleProductRoutes } from '@stratum/contract/console/products';
import { consolePromoCodeRoutes } from '@stratum/contract/console/promo-codes';
import { consoleTaxRoutes } from '@stratum/contract/console/taxes';
import { orderRoutes } from '@stratum/contract/shop/orders';
import { shopRoutes } from '@stratum/contract/shop/shop';
import { afterAll, expect, it } from 'vitest';
import { dataOf } from '../../../../test/call.ts';
import { openTestApp } from '../../../../test/create-test-app.ts';
import { composeOrder, makeOrder, openShop, stockNow } from '../../../../test/make-order.ts';

const on = await openTestApp();
afterAll(() => on.close());
const productId = await openShop(on);
const [seller, ada] = [await on.build.user({ role: 'admin' }), await on.build.user()];

const products = async () =>
  dataOf(await seller.call(consoleProductRoutes.consoleProducts)).items[0] ?? expect.unreachable();
type Change = NonNullable<
  Parameters<typeof seller.call<typeof consoleProductRoutes.changeProduct>>[1]
>;
const change = (body: Change['body']) =>
  seller.call(consoleProductRoutes.changeProduct, {
    params: { productId },
    ...(body && { body }),
  });
const shown = async (country: string) =>
  dataOf(await ada.call(shopRoutes.getProduct, { query: { country } }));

it('pieces are counted from those that were seen, so that none is sold twice', async () => {
  const seen = await stockNow(on);
  await makeOrder(ada, { productId, quantity: 2 });
  expect(dataOf(await change({ stock: seen + 10, stockSeen: seen })).stock).toBe(seen + 8);
  expect(dataOf(await change({ stock: 7 })).stock).toBe(7);
  expect(dataOf(await change({ stock: 0, stockSeen: 12 })).stock).toBe(0);
  expect((await shown('DE')).stock).toBe(0);
  await change({ stock: 1000 });
});

it('prices and texts stand in place of the pack’s, in what is shown and in what is ordered', async () => {
  const { version, texts } = await products();
  const before = await shown('DE');
  const en = { ...texts.en, name: 'The brown book', description: 'One.\n\nTwo.' };
  const body = {
    version,
    prices: [{ amount: 2500, currency: 'EUR' }],
    texts: { ...texts, en },
  };
  expect(dataOf(await change(body))).toMatchObject({ hasOwnPrices: true, hasOwnTexts: true });
  expect(await shown('DE')).toMatchObject({
    name: 'The brown book',
    description: 'One.\n\nTwo.',
    price: { amount: 2500, currency: 'EUR' },
  });
  // Of a currency that was not named the pack's price holds.
  expect((await shown('GB')).price.currency).toBe('GBP');
  const order = await composeOrder(ada, { productId });
  const lines = dataOf(
    await ada.call(orderRoutes.orderPreview, {
      body: { items: order.items, address: order.address },
    }),
  ).lines;
  expect(lines[0]).toMatchObject({ name: 'The brown book', price: { amount: 2500 } });
  // The second save from the same state is told what there is now.
  expect(await change(body)).toMatchObject({ status: 409, error: { code: 'conflict' } });
  expect(
    await change({ version: version + 1, prices: [{ amount: 1, currency: 'XXX' }] }),
  ).toMatchObject({
    status: 422,
  });
  expect(await change({ prices: null })).toMatchObject({ status: 422 });
  dataOf(await change({ version: version + 1, prices: null, texts: null }));
  expect(await shown('DE')).toMatchObject({ name: before.name, price: before.price });
});

it('rates of the operator hold from their day on, and give way to the pack’s again', async () => {
  const taxes = async (country: string) =>
    dataOf(await seller.call(consoleTaxRoutes.taxTable)).items.find(
      (one) => one.country === country,
    ) ?? expect.unreachable();
  const put = (version: number, rates: Awaited<ReturnType<typeof taxes>>['rates'] | null) =>
    seller.call(consoleTaxRoutes.changeTaxes, {
      params: { country: 'DE' },
      body: { version, rates },
    });
  const { version, rates } = await taxes('DE');
  const before = (await shown('DE')).tax.rate;
  const today = on.clock.now().toISOString().slice(0, 10);
  const next = { from: today, standard: 2000, book: 900, shipping: 900 };
  dataOf(await put(version, [...rates, next]));
  expect((await shown('DE')).tax.rate).toBe(900);
  expect(await put(version, rates)).toMatchObject({ status: 409, error: { code: 'conflict' } });
  expect(await put(version + 1, [next, ...rates])).toMatchObject({ status: 422 });
  expect(dataOf(await put(version + 1, null))).toMatchObject({ isOwn: false, rates });
  expect((await shown('DE')).tax.rate).toBe(before);
  expect(dataOf(await put(version + 2, [next])).isOwn).toBe(true);
  dataOf(await put(version + 3, null));
});

it('a promo code is made, found, and ended by its last day', async () => {
  const code = 'winter 25';
  const added = dataOf(
    await seller.call(consolePromoCodeRoutes.addPromoCode, {
      body: { code, type: 'percent', value: 25, until: '2099-12-31', usesPerPerson: 1 },
    }),
  );
  expect(added).toMatchObject({ code: 'WINTER25', until: '2099-12-31', used: 0 });
  const again = {
    code: 'WINTER25',
    type: 'amount',
    value: { amount: 500, currency: 'EUR' },
  } as const;
  expect(await seller.call(consolePromoCodeRoutes.addPromoCode, { body: again })).toMatchObject({
    status: 409,
  });
  const query = { code: 'WINTER25', productId, country: 'DE' };
  expect(dataOf(await ada.call(shopRoutes.getPromoCode, { query })).discount.value).toBe(25);
  const listed = await seller.call(consolePromoCodeRoutes.promoCodes, {
    query: { search: 'wint' },
  });
  expect(dataOf(listed).items.map(({ id }) => id)).toEqual([added.id]);
  const end = (version: number) =>
    seller.call(consolePromoCodeRoutes.changePromoCode, {
      params: { promoCodeId: added.id },
      body: { version, until: '2020-01-01' },
    });
  dataOf(await end(1));
  expect((await end(1)).status).toBe(409);
  expect((await ada.call(shopRoutes.getPromoCode, { query })).error).toMatchObject({
    code: 'promo_ended',
  });
});
