import { expect, test, vi } from 'vitest';
import { createSetClock } from '../../../test/set-clock.ts';
import { createStandIn, type StandInAnswer } from '../../../test/stand-in.ts';
import { cooldown } from '../../platform/circuit-breaker.ts';
import { createLog } from '../../platform/log.ts';
import { createGooglePlaces } from './google-places.ts';
import { gazetteerSearch, withFallback } from './predictions.ts';

/** As Google's reference shows an answer, cut to the fields asked for. */
function suggestion(placeId: string, main: string, secondary?: string) {
  const text = { text: secondary === undefined ? main : `${main}, ${secondary}` };
  const structuredFormat = {
    mainText: { text: main, matches: [{ endOffset: 2 }] },
    ...(secondary !== undefined && { secondaryText: { text: secondary } }),
  };
  return { placePrediction: { placeId, text, structuredFormat } };
}

const json = (value: unknown, status = 200) => ({ status, body: JSON.stringify(value) });
const lyon = { text: 'Lyon', country: 'FR', locale: 'fr', network: '192.0.2.1' } as const;

async function createGoogle(...answers: StandInAnswer[]) {
  const { origin, requests } = await createStandIn(...answers);
  const timeout = answers.includes('silence') ? { timeout: 200 } : { timeout: 30_000 };
  return { requests, google: createGooglePlaces({ key: 'the-key', origin, ...timeout }) };
}

test('Google is asked for cities in the reader’s language, with the key in its header', async () => {
  const { google, requests } = await createGoogle(json({}));
  expect(await google.predictions(lyon)).toEqual([]);
  const [request] = requests;
  expect(request).toMatchObject({ method: 'POST', path: '/v1/places:autocomplete' });
  expect(request?.headers['x-goog-api-key']).toBe('the-key');
  expect(request?.headers['x-goog-fieldmask']).toContain('suggestions.placePrediction.placeId');
  expect(JSON.parse(request?.body ?? '')).toEqual({
    input: 'Lyon',
    includedPrimaryTypes: ['(cities)'],
    languageCode: 'fr',
    regionCode: 'FR',
  });
});

test('an answer becomes city, state and country, the chosen country first', async () => {
  const { google } = await createGoogle(
    json({
      suggestions: [
        suggestion('a', 'Lyons', 'NY, États-Unis'),
        suggestion('b', 'Lyon', 'France'),
        suggestion('c', 'Lyonia', 'Pays lointain'),
        suggestion('d', 'Lyonopolis'),
      ],
    }),
  );
  expect(await google.predictions(lyon)).toEqual([
    { placeId: 'b', description: 'Lyon, France', city: 'Lyon', state: null, country: 'FR' },
    {
      placeId: 'a',
      description: 'Lyons, NY, États-Unis',
      city: 'Lyons',
      state: 'NY',
      country: 'US',
    },
    {
      placeId: 'c',
      description: 'Lyonia, Pays lointain',
      city: 'Lyonia',
      state: null,
      country: null,
    },
    { placeId: 'd', description: 'Lyonopolis', city: 'Lyonopolis', state: null, country: null },
  ]);
});

test.each([
  ['USA', 'US'],
  ['UK', 'GB'],
  ['United Kingdom', 'GB'],
])('the country is known by the name %s', async (name, country) => {
  const { google } = await createGoogle(json({ suggestions: [suggestion('a', 'Bath', name)] }));
  const [bath] = await google.predictions({ ...lyon, text: 'Bath', country: null, locale: 'en' });
  expect(bath?.country).toBe(country);
});

test('a whole address comes with street and postal code, and one that lacks them not at all', async () => {
  const place = (postalAddress: object) => json({ postalAddress });
  const { google, requests } = await createGoogle(
    json({
      suggestions: [suggestion('a', '12 Rue Mercière', 'Lyon, France'), suggestion('b', 'Rue')],
    }),
    place({
      regionCode: 'FR',
      postalCode: '69002',
      locality: 'Lyon',
      addressLines: ['12 Rue Mercière'],
    }),
    place({ regionCode: 'FR' }),
  );
  expect(await google.predictions({ ...lyon, text: '12 rue mer', of: 'addresses' })).toEqual([
    {
      placeId: expect.any(String),
      description: expect.any(String),
      street: '12 Rue Mercière',
      postalCode: '69002',
      city: 'Lyon',
      state: null,
      country: 'FR',
    },
  ]);
  expect(JSON.parse(requests[0]?.body ?? '').includedPrimaryTypes).toContain('street_address');
  expect(requests[1]?.path).toMatch(/^\/v1\/places\/[ab]\?languageCode=/);
  expect(requests[1]?.headers['x-goog-fieldmask']).toBe('postalAddress');
});

function createFallback() {
  const city = { id: 2996944, name: 'Lyon', state: 'Rhône', country: 'FR' };
  return {
    log: createLog('silent'),
    clock: createSetClock(new Date('2026-11-20T09:00:00Z')),
    embedded: gazetteerSearch({ search: async () => [city] }, (_network, task) => task()),
  };
}

test('after a failure Google is asked again once the cooldown is over', async () => {
  const broken = { status: 503, body: '' };
  const { google, requests } = await createGoogle(broken, json({}));
  const { log, clock, embedded } = createFallback();
  const search = withFallback(google, embedded, { log, clock });
  await search.predictions(lyon);
  clock.advance(cooldown - 1);
  expect(await search.predictions(lyon)).toHaveLength(1);
  expect(requests).toHaveLength(1);
  clock.advance(1);
  expect(await search.predictions(lyon)).toEqual([]);
  expect(requests).toHaveLength(2);
});

test.each<[string, StandInAnswer]>([
  ['refuses the key', json({ error: { code: 403, status: 'PERMISSION_DENIED' } }, 403)],
  ['has had enough', json({ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }, 429)],
  ['fails inside', { status: 500, body: 'oops' }],
  ['answers no JSON', { status: 200, body: '<html>' }],
  ['answers another shape', json({ suggestions: [{ queryPrediction: {} }] })],
  ['answers nothing in time', 'silence'],
])('where Google %s, the gazetteer answers and the log says so', async (_what, answer) => {
  const { google, requests } = await createGoogle(answer);
  const { log, clock, embedded } = createFallback();
  const logged = vi.spyOn(log, 'warn');
  const search = withFallback(google, embedded, { log, clock });
  expect(await search.predictions(lyon)).toEqual([
    {
      placeId: 'geonames:2996944',
      description: 'Lyon, Rhône, France',
      city: 'Lyon',
      state: 'Rhône',
      country: 'FR',
    },
  ]);
  expect(requests).toHaveLength(1);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('the-key');
});
