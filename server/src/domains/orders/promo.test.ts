import type { ProductId } from '@stratum/contract/ids';
import { promoRefusedSchema } from '@stratum/contract/shop/order';
import { orderRoutes as routes } from '@stratum/contract/shop/orders';
import { shopRoutes } from '@stratum/contract/shop/shop';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import {
  addPromoCode,
  composeOrder,
  home,
  makeOrder,
  openShop,
  orderOf,
} from '../../../test/make-order.ts';

const on = await openTestApp();
afterAll(() => on.close());
const productId: ProductId = await openShop(on);

const errorOf = ({ error }: { readonly error: unknown }) =>
  (error as { readonly code?: string } | null)?.code ?? null;

function ask(buyer: SignedInUser, code: string) {
  const query = { code, productId, quantity: 1, country: 'DE' };
  return buyer.call(shopRoutes.getPromoCode, { query });
}

it('a code that does not hold says exactly why, and leaves the price as it is', async () => {
  const [ada, bruno] = [await on.build.user(), await on.build.user()];
  const tomorrow = new Date(on.clock.now().getTime() + 86_400_000);
  const once = await addPromoCode(on, { usesPerPerson: 1, totalUses: 2 });
  const codes = {
    promo_unknown: 'NOSUCH',
    promo_not_started: await addPromoCode(on, { startsAt: tomorrow }),
    promo_ended: await addPromoCode(on, { endsAt: on.clock.now() }),
    promo_below_minimum: await addPromoCode(on, { minimum: 3401, currency: 'EUR' }),
  };
  for (const [reason, code] of Object.entries(codes))
    expect(errorOf(await ask(ada, code))).toBe(reason);
  await makeOrder(ada, { productId, promoCode: once });
  expect(errorOf(await ask(ada, once))).toBe('promo_used_by_you');
  await makeOrder(bruno, { productId, promoCode: once });
  expect(errorOf(await ask(await on.build.user(), once))).toBe('promo_used_up');
  // One of another currency is not told of.
  const pounds = await addPromoCode(on, { percent: null, amount: 500, currency: 'GBP' });
  expect(errorOf(await ask(bruno, pounds))).toBe('promo_unknown');
});

it('a code is taken however it is typed, and its amount never exceeds the lines', async () => {
  const ada = await on.build.user();
  await addPromoCode(on, { code: 'GIFT99', percent: null, amount: 9900, currency: 'EUR' });
  const { discount, code } = dataOf(await ask(ada, ' gift 99 '));
  expect({ discount, code }).toEqual({
    code: 'GIFT99',
    discount: { type: 'amount', value: { amount: 9900, currency: 'EUR' } },
  });
  const order = await orderOf(ada, await makeOrder(ada, { productId, promoCode: 'gift99' }));
  expect(order).toMatchObject({
    discount: { amount: 3400 },
    total: order.shipping,
    promoCode: 'GIFT99',
  });
});

it('ten tries an hour find no code: where codes are asked for, in previews, or by ordering', async () => {
  const ada = await on.build.user();
  for (let tries = 0; tries < 10; tries += 1) await ask(ada, `GUESS${tries}`);
  expect(errorOf(await ask(ada, 'GUESS10'))).toBe('too_many_requests');
  const preview = { items: [{ productId, quantity: 1 }], address: home, promoCode: 'GUESS11' };
  expect(errorOf(await ada.call(routes.orderPreview, { body: preview }))).toBe('too_many_requests');
  const bruno = await on.build.user();
  const { promoCode: _, ...body } = await composeOrder(bruno, { productId });
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_none, at) =>
      bruno.call(routes.placeOrder, { body: { ...body, promoCode: `GUESS${at}` } }),
    ),
  );
  expect(tries.filter((answer) => errorOf(answer) === 'too_many_requests')).toHaveLength(2);
  // Whoever has tried too often learns nothing of a code that holds.
  const promoCode = await addPromoCode(on);
  const answer = await bruno.call(routes.placeOrder, { body: { ...body, promoCode } });
  expect(errorOf(answer)).toBe('too_many_requests');
});

it('an order with a code that has run out since is refused with the reason and the sums without it', async () => {
  const [ada, bruno] = [await on.build.user(), await on.build.user()];
  const promoCode = await addPromoCode(on, { totalUses: 1 });
  const body = await composeOrder(ada, { productId, promoCode });
  await makeOrder(bruno, { productId, promoCode });
  const { status, error } = await ada.call(routes.placeOrder, { body });
  const total = { amount: body.expectedTotal.amount + 340, currency: 'EUR' };
  expect({ status, code: errorOf({ error }) }).toEqual({ status: 409, code: 'promo_refused' });
  const current = promoRefusedSchema.parse((error as { readonly current?: unknown }).current);
  expect(current).toMatchObject({ reason: 'promo_used_up', discount: null, total });
});
