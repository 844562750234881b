import { notificationRoutes } from '@stratum/contract/notifications';
import { orderRoutes } from '@stratum/contract/shop/orders';
import { shopRoutes as routes } from '@stratum/contract/shop/shop';
import { afterAll, expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { makeOrder, openShop } from '../../../test/make-order.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { restock } from './index.ts';

const on = await openTestApp();
afterAll(() => on.close());

test('who waits for what is sold out is told once when it is there again, and not who has taken that back', async () => {
  const productId = await openShop(on, { stock: 1 });
  const [buyer, ada, bruno] = await Promise.all(
    (['en', 'de', 'en'] as const).map((locale) => on.build.user({ locale })),
  );
  if (!buyer || !ada || !bruno) throw new Error('somebody is missing');
  const orderId = await makeOrder(buyer, { productId });
  const want = async (person: SignedInUser, isWanted: boolean) =>
    dataOf(await person.call(routes.setStockAlert, { body: { productId, isWanted } }));
  const isShown = async (person: SignedInUser) =>
    dataOf(await person.call(routes.getProduct)).isAlertWanted;
  const told = async (person: SignedInUser) =>
    dataOf(await person.call(notificationRoutes.getNotification)).items.filter(
      ({ kind }) => kind === 'back_in_stock',
    );

  expect(await isShown(ada)).toBe(false);
  for (const person of [ada, ada, bruno]) await want(person, true);
  await want(bruno, false);
  expect([await isShown(ada), await isShown(bruno)]).toEqual([true, false]);
  await on.jobs.drain();
  expect(await told(ada)).toEqual([]);

  await buyer.call(orderRoutes.cancelOrder, { body: { orderId } });
  await on.jobs.drain();
  await on.due.runDue();
  expect(await told(ada)).toMatchObject([
    { data: { productName: 'Das Feldbuch der neun Stufen' }, target: '/product' },
  ]);
  const { subject } = await on.mail.newestTo(ada.email);
  expect(subject).toBe('Das Feldbuch der neun Stufen: wieder vorrätig');
  expect(await told(bruno)).toEqual([]);

  // One who asks when it is there already is told at once; a new delivery tells nobody twice.
  await want(bruno, true);
  await inTransaction(on.database.db, (tx) =>
    restock(tx, on.deps.jobs, { id: productId, stock: 5 }),
  );
  await on.jobs.drain();
  expect([await told(ada), await told(bruno)].map((items) => items.length)).toEqual([1, 1]);
  expect(
    (
      await ada.call(routes.setStockAlert, {
        body: { productId: orderId, isWanted: true },
      })
    ).status,
  ).toBe(404);
});
