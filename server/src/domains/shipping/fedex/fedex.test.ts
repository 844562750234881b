import { expect, test } from 'vitest';
import type { StandInAnswer } from '../../../../test/stand-in.ts';
import { createLog } from '../../../platform/log.ts';
import type { Carrier } from '../carrier.ts';
import { ratesOf } from '../offered-rates.ts';
import { account, address, createFedExAt, json, token, wednesday } from './testing/fedex.ts';

const asked = {
  address,
  parcel: { grams: 620, currency: 'USD' },
  locale: 'en',
  now: wednesday,
} as const;

const refusal = (status: number, code: string) =>
  json({ transactionId: 't', errors: [{ code, message: `for ${address.line1}` }] }, status);

/** As FedEx's reference shows the reply of Rate and Transit Times, cut to what is read and some that is not. */
const rate = (serviceType: string, charge: number, day: string, currency = 'USD') => ({
  serviceType,
  serviceName: serviceType === 'FEDEX_GROUND' ? 'FedEx Ground®' : 'FedEx Priority Overnight®',
  packagingType: 'YOUR_PACKAGING',
  commit: { dateDetail: { dayOfWeek: 'TUE', dayFormat: `${day}T17:00:00` } },
  ratedShipmentDetails: [
    { rateType: 'ACCOUNT', ratedWeightMethod: 'ACTUAL', totalNetCharge: charge, currency },
    { rateType: 'PREFERRED_CURRENCY', totalNetCharge: charge + 1, currency },
  ],
});
const rates = json({
  output: {
    rateReplyDetails: [
      rate('PRIORITY_OVERNIGHT', 41.005, '2026-11-26'),
      rate('FEDEX_GROUND', 12.3, '2026-12-01'),
      rate('INTERNATIONAL_ECONOMY', 9, '2026-12-02', 'EUR'),
      { serviceType: 'SMART_POST', ratedShipmentDetails: [{ totalNetCharge: 5, currency: 'USD' }] },
    ],
    quoteDate: '2026-11-25',
  },
});

const day = (date: string) => ({ deliveryFrom: date, deliveryTo: date });
const table: Carrier = {
  name: 'table',
  rates: async () => [
    { service: 'Standard', price: { amount: 1710, currency: 'USD' }, ...day('2026-12-01') },
  ],
  track: null,
  pageOf: () => null,
};

test('rates come with their day, the cheapest first; another currency or no day is no offer', async () => {
  const { carrier, requests } = await createFedExAt(token(), rates);
  expect(await carrier.rates(asked)).toEqual([
    { service: 'FedEx Ground®', price: { amount: 1230, currency: 'USD' }, ...day('2026-12-01') },
    {
      service: 'FedEx Priority Overnight®',
      price: { amount: 4101, currency: 'USD' },
      ...day('2026-11-26'),
    },
  ]);
  const [login, quote] = requests;
  expect([...new URLSearchParams(login?.body)]).toEqual([
    ['grant_type', 'client_credentials'],
    ['client_id', 'client'],
    ['client_secret', 'secret'],
  ]);
  expect(quote?.path).toBe('/rate/v1/rates/quotes');
  expect(quote?.headers.authorization).toBe('Bearer token-1');
  const body = JSON.parse(quote?.body ?? '');
  expect(body.accountNumber).toEqual({ value: account.accountNumber });
  expect(body.requestedShipment.recipient.address).toEqual({
    streetLines: [address.line1],
    city: 'Irving',
    stateOrProvinceCode: 'TX',
    postalCode: '75063',
    countryCode: 'US',
  });
  expect(body.requestedShipment.requestedPackageLineItems).toEqual([
    { weight: { units: 'KG', value: 0.62 } },
  ]);
});

test('one token serves until shortly before its end', async () => {
  const { carrier, clock, calls } = await createFedExAt(
    token(),
    rates,
    rates,
    token('token-2'),
    rates,
  );
  await carrier.rates(asked);
  clock.advance(3500_000);
  await carrier.rates(asked);
  expect(calls()).toHaveLength(3);
  clock.advance(60_000);
  await carrier.rates(asked);
  expect(calls().filter((path) => path === '/oauth/token')).toHaveLength(2);
});

test('a token that FedEx no longer knows is asked for anew, once', async () => {
  const unknown = refusal(401, 'NOT.AUTHORIZED.ERROR');
  const { carrier, requests } = await createFedExAt(token(), unknown, token('token-2'), rates);
  expect(await carrier.rates(asked)).toHaveLength(2);
  expect(requests.at(-1)?.headers.authorization).toBe('Bearer token-2');
  const { carrier: locked, calls } = await createFedExAt(
    token(),
    unknown,
    token('token-2'),
    unknown,
  );
  await expect(locked.rates(asked)).rejects.toThrow('status 401, NOT.AUTHORIZED.ERROR');
  expect(calls()).toHaveLength(4);
});

test('where FedEx does not go there are no rates, and nothing is said of the address', async () => {
  const { carrier } = await createFedExAt(token(), refusal(400, 'RECIPIENTCOUNTRY.NOTSERVICED'));
  expect(await carrier.rates(asked)).toEqual([]);
});

test.each<[string, StandInAnswer, string]>([
  ['is too busy', refusal(429, 'TOO.MANY.REQUESTS'), 'status 429, TOO.MANY.REQUESTS'],
  ['is not available', refusal(503, 'SERVICE.UNAVAILABLE.ERROR'), 'status 503'],
  ['forbids it', refusal(403, 'FORBIDDEN.ERROR'), 'status 403'],
  ['answers no JSON', { status: 502, body: '<html>' }, 'status 502'],
  ['answers another shape', json({ output: { rateReplyDetails: [{}] } }), 'another shape'],
  ['answers nothing in time', 'silence', 'did not answer'],
])(
  'where FedEx %s, the rate table answers and FedEx is left alone a while',
  async (_what, answer, reason) => {
    const { carrier, clock, calls } = await createFedExAt(token(), answer, rates);
    const log = createLog('silent');
    const warnings: unknown[] = [];
    log.warn = (details: { err: Error }) => warnings.push(String(details.err));
    const offered = ratesOf(carrier, table, { log, clock });
    expect((await offered(asked)).map(({ service }) => service)).toEqual(['Standard']);
    expect(warnings).toEqual([expect.stringContaining(reason)]);
    expect(String(warnings)).not.toContain(address.line1);
    await offered(asked);
    expect(calls()).toHaveLength(2);
    clock.advance(30_000);
    expect((await offered(asked))[0]?.service).toBe('FedEx Ground®');
  },
);

test('a parcel is followed by its scans; a number that FedEx does not know has none', async () => {
  const scan = (date: string, eventType: string, eventDescription: string, city?: string) => ({
    date,
    eventType,
    eventDescription,
    derivedStatusCode: 'IT',
    scanLocation: { city, countryCode: 'US', residential: false },
  });
  const { carrier, requests } = await createFedExAt(
    token(),
    json({
      output: {
        completeTrackResults: [
          {
            trackingNumber: '794953535000',
            trackResults: [
              {
                latestStatusDetail: { code: 'DL', derivedCode: 'DL' },
                scanEvents: [
                  scan('2026-11-27T10:02:00-06:00', 'DL', 'Delivered', 'Irving'),
                  scan(
                    '2026-11-27T08:00:00-06:00',
                    'OD',
                    'On FedEx vehicle for delivery',
                    'Irving',
                  ),
                  scan('2026-11-26T20:00:00-06:00', 'DP', 'Departed FedEx location', 'Memphis'),
                  scan('2026-11-25T18:00:00-06:00', 'OC', 'Shipment information sent to FedEx'),
                  { eventType: 'XX' },
                ],
              },
            ],
          },
          {
            trackingNumber: '1',
            trackResults: [{ error: { code: 'TRACKING.TRACKINGNUMBER.NOTFOUND', message: '' } }],
          },
        ],
      },
    }),
  );
  const found = await carrier.track?.(['794953535000', '1']);
  expect([...(found?.keys() ?? [])]).toEqual(['794953535000']);
  const events = found?.get('794953535000') ?? [];
  expect(events.map(({ status }) => status)).toEqual([
    'label_created',
    'in_transit',
    'out_for_delivery',
    'delivered',
  ]);
  expect(events.at(-1)).toEqual({
    at: new Date('2026-11-27T16:02:00Z'),
    status: 'delivered',
    text: 'Delivered',
    place: 'Irving, US',
  });
  expect(JSON.parse(requests[1]?.body ?? '').trackingInfo).toHaveLength(2);
  expect(carrier.pageOf('794953535000')).toContain('trknbr=794953535000');
});
