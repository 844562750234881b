import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../../test/create-test-app.ts';
import { newId } from '../../platform/new-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { createSetUp } from './testing/set-up.ts';
import { money } from './testing/stand-ins.ts';
import { transferArrived, transferReturned } from './transfers.ts';

let on: Awaited<ReturnType<typeof openTestApp>>;
let setUp: ReturnType<typeof createSetUp>;
beforeAll(async () => {
  on = await openTestApp();
  setUp = createSetUp(on);
});
afterAll(() => on.close());

test('who pays is led to the one page of the order; only the provider’s message pays it', async () => {
  const shop = await setUp();
  const page = `https://pay.example/cs_${shop.orderId}_0`;
  expect(await Promise.all([shop.pay(), shop.pay()])).toEqual([
    { statusCode: 303, location: page },
    { statusCode: 303, location: page },
  ]);
  await shop.drain();
  expect(await shop.pay()).toEqual({ statusCode: 303, location: page });
  expect(await shop.stateNow()).toBe('open');
  const received = { id: 'evt', kind: 'received', orderId: shop.orderId, money: money('pi') };
  expect((await shop.post(received, 'bad')).statusCode).toBe(400);
  expect(shop.told).toEqual([]);
  expect((await shop.post({ ...received, id: newId() }, 'good')).statusCode).toBe(200);
  expect([await shop.stateNow(), shop.told]).toEqual(['paid', ['paid']]);
  const order = `http://stratum.test/fr/trackingDetails?orderId=${shop.orderId}`;
  expect((await shop.pay()).location).toBe(order);
});

test('an address that nobody was given leads nowhere', async () => {
  const shop = await setUp();
  const address = shop.payments.paymentUrl({ orderId: shop.orderId, method: 'stripe' }) ?? '';
  const { pathname } = new URL(address);
  const forged = `${pathname.slice(0, -8)}AAAAAAAA`;
  for (const path of [forged, `${pathname}x`, pathname.slice(0, -1), '/pay/1', `/pay/${newId()}`])
    expect((await shop.visit(path)).statusCode).toBe(404);
});

test('a message that comes twenty times at once counts once', async () => {
  const shop = await setUp();
  const id = newId<string>();
  const once = { kind: 'received', money: money('pi') };
  await Promise.all(Array.from({ length: 20 }, () => shop.event(once, id)));
  await shop.event(once);
  expect([await shop.stateNow(), shop.told]).toEqual(['paid', ['paid']]);
  await shop.drain();
  expect(shop.asked.filter((what) => what.startsWith('refund'))).toEqual([]);
});

test('another sum or currency than the order’s does not pay it', async () => {
  const shop = await setUp();
  await shop.event({ kind: 'received', money: money('pi', { amount: 1, currency: 'EUR' }) });
  await shop.event({ kind: 'received', money: money('pi', { amount: 3890, currency: 'USD' }) });
  expect([await shop.stateNow(), shop.told]).toEqual(['open', []]);
});

test('messages in the wrong order come to the same', async () => {
  const shop = await setUp();
  await shop.event({ kind: 'refunded', intent: 'pi' });
  await shop.event({ kind: 'received', money: money('pi') });
  expect([await shop.stateNow(), shop.told]).toEqual(['refunded', ['refunded']]);
  const other = await setUp();
  await other.pay();
  await other.event({ kind: 'received', money: money('pi') });
  await other.event({ kind: 'ended', sessionId: `cs_${other.orderId}_0` });
  expect(await other.stateNow()).toBe('paid');
});

test('a page that came to nothing is followed by another', async () => {
  const shop = await setUp();
  await shop.pay();
  await shop.event({ kind: 'ended', sessionId: 'cs_of_an_older_page' });
  expect((await shop.pay()).location).toBe(`https://pay.example/cs_${shop.orderId}_0`);
  await shop.event({ kind: 'ended', sessionId: `cs_${shop.orderId}_0` });
  expect((await shop.pay()).location).toBe(`https://pay.example/cs_${shop.orderId}_1`);
});

test('where the provider is out of order people are told, and a job has the page ready later', async () => {
  const shop = await setUp();
  shop.state.dead = 4;
  expect((await shop.pay()).location).toContain('payment=delayed');
  await shop.drain();
  expect(shop.asked).toHaveLength(5);
  shop.state.dead = 9;
  expect((await shop.pay()).location).toBe(`https://pay.example/cs_${shop.orderId}_0`);
});

test('what was paid goes back once, however often it is called off and the provider fails', async () => {
  const shop = await setUp();
  await shop.event({ kind: 'received', money: money('pi') });
  expect(await Promise.all([shop.callOff(), shop.callOff()])).toEqual(['refunding', 'refunding']);
  shop.state.dead = 3;
  shop.state.isBackAtOnce = false;
  await shop.drain();
  expect(shop.asked).toEqual(Array(4).fill('refund pi'));
  expect(await shop.stateNow()).toBe('refunding');
  await shop.event({ kind: 'refunded', intent: 'pi' });
  await shop.event({ kind: 'refunded', intent: 'pi' });
  expect([await shop.stateNow(), shop.told]).toEqual(['refunded', ['paid', 'refunded']]);
});

test('a refund whose tries are used up is begun anew within two hours', async () => {
  const shop = await setUp();
  await shop.event({ kind: 'received', money: money('pi') });
  await shop.callOff();
  shop.state.dead = 13;
  await expect(shop.drain()).rejects.toThrow('out of order');
  expect(await shop.stateNow()).toBe('refunding');
  await shop.carryOn();
  expect(await shop.stateNow()).toBe('refunded');
});

test('a part goes back for itself: messages about it leave the rest as it is', async () => {
  const shop = await setUp();
  const { orderId, payments } = shop;
  const { db } = shop.deps;
  const states = async () => (await payments.partsOf(db, orderId)).map(({ state }) => state);
  const refundPart = (id: string) =>
    inTransaction(db, (tx) => payments.refundPart(tx, { id, orderId, amount: 500 }));
  await expect(refundPart(newId())).rejects.toThrow('not paid');
  await shop.event({ kind: 'received', money: money('pi') });
  const [first, second] = [newId<string>(), newId<string>()];
  await refundPart(first);
  await shop.drain();
  expect(await states()).toEqual(['refunded']);
  shop.state.isBackAtOnce = false;
  await refundPart(second);
  await shop.drain();
  await shop.event({ kind: 'part_failed', partId: second });
  expect([await states(), await shop.stateNow()]).toEqual([['refunded', 'refund_failed'], 'paid']);
  expect(await payments.toSendBack(db, 10)).toContain(orderId);
  expect(await inTransaction(db, (tx) => payments.partsSent(tx, orderId))).toBe(true);
  expect(await states()).toEqual(['refunded', 'refunded']);
  expect(await payments.toSendBack(db, 10)).not.toContain(orderId);
  expect(shop.asked).toEqual(['refund pi', 'refund pi']);
});

test('what the card does not take back is tried no more, and sent by the operator', async () => {
  const shop = await setUp();
  await shop.event({ kind: 'received', money: money('pi') });
  await shop.callOff();
  shop.state.isBackAtOnce = false;
  await shop.drain();
  expect(await transferReturned(shop.deps, shop.orderNumber)).toBe('by_card');
  await shop.event({ kind: 'refund_failed', intent: 'pi' });
  await shop.carryOn();
  expect(shop.asked).toEqual(['refund pi']);
  expect(await transferReturned(shop.deps, shop.orderNumber)).toBe('done');
  expect([await shop.stateNow(), shop.told]).toEqual(['refunded', ['paid', 'refunded']]);
});

test('money that comes after all was called off goes back, whichever way it is heard of', async () => {
  const shop = await setUp();
  await shop.pay();
  expect(await shop.callOff()).toBe('cancelled');
  shop.state.paidPages.add(`cs_${shop.orderId}_0`);
  await shop.drain();
  expect(shop.asked.slice(-2)).toEqual(['close', 'refund pi_late']);
  await shop.event({ kind: 'received', money: money('pi_late') });
  await shop.drain();
  expect([await shop.stateNow(), shop.told]).toEqual(['refunded', ['refunded']]);
  expect(shop.asked.filter((what) => what === 'refund pi_late')).toHaveLength(1);
});

test('what is paid twice goes back once', async () => {
  const shop = await setUp();
  await Promise.all(
    ['pi_1', 'pi_2'].map((intent) => shop.event({ kind: 'received', money: money(intent) })),
  );
  await shop.drain();
  expect(shop.asked.filter((what) => what.startsWith('refund'))).toHaveLength(1);
  expect(await shop.stateNow()).toBe('paid');
  expect(shop.told).not.toContain('refunded');
});

test('the page of an order that was called off while it was made is closed', async () => {
  const shop = await setUp();
  const openPage = shop.deps.provider.openPage;
  shop.deps.provider.openPage = async (request) => {
    await shop.callOff();
    return openPage(request);
  };
  expect((await shop.pay()).location).toContain('/trackingDetails');
  await shop.drain();
  expect(shop.asked).toContain('close');
});

test('an invoice is paid and sent back by word of the operator', async () => {
  const shop = await setUp('invoice');
  const { deps, orderNumber } = shop;
  expect(shop.payments.paymentUrl({ orderId: shop.orderId, method: 'invoice' })).toBeNull();
  expect(await transferReturned(deps, orderNumber)).toBe('not_so');
  expect(await transferArrived(deps, orderNumber)).toBe('done');
  expect(await transferArrived(deps, orderNumber)).toBe('not_so');
  expect(await shop.callOff()).toBe('refunding');
  await shop.drain();
  expect(await transferReturned(deps, orderNumber)).toBe('done');
  expect(await transferArrived(deps, 'S-0')).toBe('no_order');
  expect([await shop.stateNow(), shop.told]).toEqual(['refunded', ['paid', 'refunded']]);
  expect(shop.asked).toEqual([]);
});

test('payments are erased with the papers of their year, unless money is still to go back', async () => {
  const [over, owed] = [await setUp(), await setUp()];
  for (const shop of [over, owed]) await shop.event({ kind: 'received', money: money('pi') });
  owed.state.isBackAtOnce = false;
  await owed.callOff();
  const last = on.clock.now().getUTCFullYear() + on.deps.selling.yearsKept;
  on.clock.set(`${last}-12-31T20:00:00Z`);
  await over.carryOn();
  expect(await over.stateNow()).toBe('paid');
  await over.carryOn();
  expect([await over.stateNow(), await owed.stateNow()]).toEqual([undefined, 'refunding']);
});
