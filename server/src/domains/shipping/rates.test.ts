import { loadPack } from '@stratum/content/load';
import { addDays, weekdayOf } from '@stratum/contract/plain-days';
import { shippingRoutes } from '@stratum/contract/shop/shipping';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { home, openShop } from '../../../test/make-order.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { minorUnits } from './minor-units.ts';
import type { ShipmentEvent } from './ports.ts';
import { createRateIds } from './rate-id.ts';
import { createRateTable } from './rate-table.ts';
import { createShipments, recordEvents } from './shipments.ts';
import { trackingJobs } from './tracking.ts';
import { addWorkingDays } from './working-days.ts';

let on: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  on = await openTestApp();
});
afterAll(() => on.close());

test('working days leave weekends out, whatever day one begins on', () => {
  const day = fc.integer({ min: 0, max: 5000 }).map((count) => addDays('2026-01-01', count));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 30 }), (from, count) => {
      const at = addWorkingDays(from, count);
      expect(['Saturday', 'Sunday']).not.toContain(weekdayOf(at));
      let passed = 0;
      for (let each = addDays(from, 1); each <= at; each = addDays(each, 1))
        if (!['Saturday', 'Sunday'].includes(weekdayOf(each))) passed += 1;
      const isFromWeekend = ['Saturday', 'Sunday'].includes(weekdayOf(from));
      expect(passed).toBe(count === 0 && isFromWeekend ? 1 : count);
    }),
  );
});

test('a figure becomes whole minor units by its decimal digits', () => {
  expect(minorUnits(1.005, 'EUR')).toBe(101);
  expect(minorUnits(19.99, 'USD')).toBe(1999);
  expect(minorUnits(1200, 'JPY')).toBe(1200);
});

test('the pack’s table prices every country by weight, and refuses what is too heavy', async () => {
  const pack = await loadPack();
  const table = createRateTable(pack);
  const rates = (country: string, grams: number, currency: string) =>
    table.rates({
      address: { ...home, country },
      parcel: { grams, currency },
      locale: 'fr',
      now: new Date('2026-11-27T23:30:00Z'),
    });
  expect(await rates('DE', 310, 'EUR')).toEqual([
    {
      service: 'Standard',
      price: { amount: 490, currency: 'EUR' },
      deliveryFrom: '2026-12-01',
      deliveryTo: '2026-12-03',
    },
    {
      service: 'Express',
      price: { amount: 1190, currency: 'EUR' },
      deliveryFrom: '2026-12-01',
      deliveryTo: '2026-12-01',
    },
  ]);
  expect((await rates('CH', 1001, 'CHF'))[0]?.price.amount).toBe(1600);
  expect(await rates('DE', 31_501, 'EUR')).toEqual([]);
  expect(await rates('DE', 310, 'SEK')).toEqual([]);
  expect(await rates('JP', 310, 'EUR')).toEqual([]);
});

test('a rate holds thirty minutes, for its address and items and nothing else', async () => {
  const { otpKey } = on.deps.secrets;
  const { idOf, rateOf } = createRateIds({ otpKey });
  const productId = await openShop(on);
  const items = [{ productId, quantity: 2 }];
  const days = { deliveryFrom: '2026-12-01', deliveryTo: '2026-12-03' };
  const rate = { service: 'Standard', price: { amount: 490, currency: 'EUR' }, ...days };
  const now = new Date('2026-11-27T10:00:00Z');
  const id = idOf(rate, home, items, now);
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(rateOf(id, { ...home, name: 'Bruno', phone: '+49 30 1' }, items, later(29.9))).toEqual(
    rate,
  );
  const refused = { code: 'rate_expired' };
  const attempts = [
    () => rateOf(id, home, items, later(30)),
    () => rateOf(id, { ...home, postalCode: '10115' }, items, now),
    () => rateOf(id, { ...home, country: 'AT' }, items, now),
    () => rateOf(id, home, [{ productId, quantity: 1 }], now),
    () => rateOf(`${id.slice(0, -2)}AA`, home, items, now),
    () => createRateIds({ otpKey: Buffer.alloc(32, 7) }).rateOf(id, home, items, now),
    () => rateOf('', home, items, now),
  ];
  for (const attempt of attempts) expect(attempt).toThrow(expect.objectContaining(refused));
});

test('the longest name of a service makes an id that orders take', () => {
  const { idOf } = createRateIds(on.deps.secrets);
  const days = { deliveryFrom: '2026-12-01', deliveryTo: '2026-12-03' };
  const rate = { service: '®'.repeat(80), price: { amount: 99_999_999, currency: 'EUR' }, ...days };
  expect(idOf(rate, home, [], new Date()).length).toBeLessThanOrEqual(400);
});

test('over HTTP: rates of what is sold, or where the request is wrong', async () => {
  const buyer = await on.build.user();
  const productId = await openShop(on, { stock: 3 });
  const ask = (body: object) =>
    buyer.call(shippingRoutes.ratesAndTransitTimes, {
      body: { items: [{ productId, quantity: 2 }], address: home, ...body },
    });
  const { rates } = dataOf(await ask({}));
  expect(rates.map(({ service }) => service)).toEqual(['Standard', 'Express']);
  const fault = async (body: object) => {
    const { status, error } = await ask(body);
    return { status, error: JSON.stringify(error) };
  };
  const nowhere = await fault({ address: { ...home, country: 'XX' } });
  expect(nowhere).toMatchObject({ status: 422, error: expect.stringContaining('address.country') });
  const far = await fault({ address: { ...home, country: 'JP', postalCode: '100-0001' } });
  expect(far).toMatchObject({ status: 422, error: expect.stringContaining('address.country') });
  const code = await fault({ address: { ...home, postalCode: '1' } });
  expect(code).toMatchObject({ status: 422, error: expect.stringContaining('address.postalCode') });
  const many = await fault({ items: [{ productId, quantity: 4 }] });
  expect(many).toMatchObject({ status: 409, error: expect.stringContaining('out_of_stock') });
});

test('what a carrier says of a parcel is kept once, told once, and shown to its buyer', async () => {
  const [buyer, other] = [await on.build.user(), await on.build.user()];
  const { db } = on.database;
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour));
  const event = (hour: number, status: ShipmentEvent['status'], text: string) => ({
    at: at(hour),
    status,
    text,
    place: 'Berlin, DE',
  });
  let events = [event(8, 'in_transit', 'Departed'), event(12, 'delivered', 'Left at door')];
  const carrier = {
    name: 'fedex' as const,
    rates: async () => [],
    track: async () => new Map([['7949', events]]),
    pageOf: () => 'https://carrier.example/7949',
  };
  const moved: string[] = [];
  const watch = {
    moved: async (_tx: unknown, _id: unknown, status: string) => void moved.push(status),
  };
  const shipments = createShipments(carrier, on.clock);
  const orderId = crypto.randomUUID() as never;
  on.clock.set(at(6));
  await inTransaction(db, (tx) =>
    shipments.create(tx, { orderId, userId: buyer.id, trackingNumber: '7949' }),
  );
  const [job] = trackingJobs({ db, clock: on.clock, carrier, watch });
  const run = async () => job?.run({}, { signal: AbortSignal.any([]), isFinalAttempt: false });
  events = events.slice(0, 1);
  await run();
  await run();
  // Of delays only the one that lasts is told.
  events = [event(9, 'exception', 'Delayed'), event(10, 'exception', 'Held'), ...events];
  await run();
  await run();
  events = [event(8, 'in_transit', 'Departed'), event(12, 'delivered', 'Left at door')];
  await run();
  expect(moved).toEqual(['in_transit', 'exception', 'delivered']);
  const query = { trackingNumber: '7949' };
  const shown = dataOf(await buyer.call(shippingRoutes.trackShipment, { query }));
  expect(shown.status).toBe('delivered');
  expect(shown.events.map(({ text }) => text)).toEqual([
    'Left at door',
    'Held',
    'Delayed',
    'Departed',
    'The carrier has been told to expect the parcel.',
  ]);
  expect((await other.call(shippingRoutes.trackShipment, { query })).status).toBe(404);
  expect(await shipments.of(db, orderId)).toEqual({
    trackingNumber: '7949',
    status: 'delivered',
    carrierUrl: 'https://carrier.example/7949',
  });
  // What is late changes neither the status nor anything else.
  await inTransaction(db, (tx) =>
    recordEvents(tx, watch, orderId, [event(7, 'exception', 'Delayed')]),
  );
  expect((await shipments.of(db, orderId))?.status).toBe('delivered');
  expect(moved).toHaveLength(3);
});
