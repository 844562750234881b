import type { Address } from '@stratum/contract/shop/address';
import { expect, test } from 'vitest';
import { createSetClock } from '../../../../test/set-clock.ts';
import { createStandIn, type StandInAnswer } from '../../../../test/stand-in.ts';
import { createLog } from '../../../platform/log.ts';
import { addressCheckOf } from './checked.ts';
import { assertPossible } from './deliverable.ts';
import { createGoogleCheck } from './google-check.ts';

const berlin: Address = {
  name: 'Ada Kern',
  line1: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  country: 'DE',
};
const austin: Address = {
  ...berlin,
  line1: '1 Congress Ave',
  postalCode: '78701',
  city: 'Austin',
  state: 'TX',
  country: 'US',
};

function faultsOf(address: Address): Record<string, string> {
  try {
    assertPossible(address);
    return {};
  } catch (error) {
    const { fields } = error as { fields: Map<string, { key: string }> };
    return Object.fromEntries([...fields].map(([field, { key }]) => [field, key]));
  }
}

test.each<[string, Address, Record<string, string>]>([
  ['a postal code of the country', berlin, {}],
  ['one of another', { ...berlin, postalCode: '8001' }, { 'address.postalCode': 'postal_code' }],
  ['one in small letters', { ...berlin, postalCode: 'sw1a 1aa', country: 'GB' }, {}],
  ['a state by its code', austin, {}],
  ['a state by its name', { ...austin, state: 'Texas' }, {}],
  ['one of another country', { ...austin, state: 'Bayern' }, { 'address.state': 'choice' }],
  [
    'none where the post needs it',
    { ...austin, state: undefined },
    { 'address.state': 'required' },
  ],
])('%s', (_what, address, faults) => {
  expect(faultsOf(address)).toEqual(faults);
});

const cities = [
  { id: 1, name: 'Austin', state: 'Texas', country: 'US' },
  { id: 2, name: 'Austin', state: 'Minnesota', country: 'US' },
  { id: 3, name: 'Berlin', state: 'Berlin', country: 'DE' },
];
const log = createLog('silent');

async function check(address: Address, ...answers: StandInAnswer[]) {
  const { origin, requests } = await createStandIn(...answers);
  const timeout = answers.includes('silence') ? { timeout: 100 } : {};
  const addressCheck =
    answers.length === 0 ? null : createGoogleCheck({ key: 'the-key', origin, ...timeout });
  const search = async ({ text }: { text: string }) =>
    cities.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()));
  const gazetteer = { search };
  const clock = createSetClock(new Date('2026-11-25T09:00:00Z'));
  const checks = addressCheckOf({ gazetteer, addressCheck, log, clock });
  const found = await checks.check({ address, locale: 'en', network: '127.0.0.1' });
  return { ...found, requests };
}

test('of a city that is listed only the street is unchecked', async () => {
  const found = await check(berlin);
  expect(found).toMatchObject({ verdict: 'not_checked', suggestion: null });
  expect(found.unchecked).toEqual(['line1', 'line2']);
});

test('the beginning of a city is completed, and its state put right', async () => {
  const begun = await check({ ...berlin, city: 'berl' });
  expect(begun).toMatchObject({ verdict: 'suggestion', suggestion: { ...berlin, city: 'Berlin' } });
  const elsewhere = await check({ ...austin, state: 'NY' });
  expect(elsewhere.suggestion).toEqual({ ...austin, state: 'Texas' });
  expect((await check({ ...austin, state: 'MN' })).verdict).toBe('not_checked');
});

test('a city that no list knows is unchecked too', async () => {
  const found = await check({ ...berlin, city: 'Nirgendwo' });
  expect(found).toMatchObject({ verdict: 'not_checked', unchecked: ['line1', 'line2', 'city'] });
});

/** As Google's reference shows an answer of Address Validation. */
const google = (verdict: object, postalAddress: object): StandInAnswer => ({
  status: 200,
  body: JSON.stringify({
    result: { verdict, address: { formattedAddress: '', postalAddress, addressComponents: [] } },
    responseId: 'r',
  }),
});
const known = { regionCode: 'DE', postalCode: '10969', locality: 'Berlin' };
const complete = {
  inputGranularity: 'PREMISE',
  validationGranularity: 'PREMISE',
  addressComplete: true,
};

test('Google confirms a house, or says how it is written', async () => {
  const lines = { addressLines: ['Lindenstraße 4'] };
  const valid = await check(berlin, google(complete, { ...known, ...lines }));
  expect(valid).toMatchObject({ verdict: 'valid', suggestion: null, unchecked: [] });
  const [request] = valid.requests;
  expect(request?.headers['x-goog-api-key']).toBe('the-key');
  expect(JSON.parse(request?.body ?? '')).toEqual({
    address: {
      regionCode: 'DE',
      postalCode: '10969',
      locality: 'Berlin',
      addressLines: ['Lindenstraße 4'],
    },
  });
  const better = { ...known, ...lines, postalCode: '10968' };
  const other = await check(berlin, google(complete, better));
  expect(other.suggestion).toEqual({ ...berlin, postalCode: '10968' });
});

test('what Google finds as a street only is not checked', async () => {
  const vague = { ...complete, validationGranularity: 'ROUTE' };
  const found = await check(berlin, google(vague, { ...known, addressLines: ['Lindenstraße 4'] }));
  expect(found).toMatchObject({ verdict: 'not_checked', unchecked: ['line1', 'line2'] });
});

test.each<[string, StandInAnswer]>([
  ['refuses the key', { status: 403, body: '{}' }],
  ['has had enough', { status: 429, body: '{}' }],
  ['answers another shape', { status: 200, body: '{}' }],
  ['answers nothing in time', 'silence'],
])('where Google %s, the gazetteer answers', async (_what, answer) => {
  const found = await check(berlin, answer);
  expect(found).toMatchObject({ verdict: 'not_checked', unchecked: ['line1', 'line2'] });
  expect(found.requests).toHaveLength(1);
});
