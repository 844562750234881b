import { placeRoutes } from '@stratum/contract/places';
import { apiBase } from '@stratum/contract/route';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { callRoute, dataOf } from '../../../test/call.ts';
import { createTestApp, openTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { statesIn } from './place-names.ts';

const { getState, getCity, getPredictions } = placeRoutes;

let running: TestApp & { close(): Promise<void> };
beforeAll(async () => {
  running = await openTestApp({ trustProxy: 1 });
});
afterAll(() => running.close());

test.each([
  ['de', 'Bayern', 'Nürnberg'],
  ['fr', 'Bavière', 'Nuremberg'],
  ['en', 'Bavaria', 'Nuremberg'],
])(
  'states and their cities are named in the reader’s language: %s',
  async (locale, bavaria, city) => {
    const headers = { 'accept-language': locale };
    const asked = { query: { country: 'DE' }, headers };
    const states = dataOf(await callRoute(running.app, null, getState, asked));
    expect(states).toHaveLength(16);
    const state = states.find(({ name }) => name === bavaria)?.code ?? '';
    const call = { query: { country: 'DE', state }, headers };
    expect(dataOf(await callRoute(running.app, null, getCity, call))).toContainEqual({
      name: city,
    });
  },
);

test('a country without states has an empty list, and so has an unknown state', async () => {
  const none = { query: { country: 'VA' } };
  expect(dataOf(await callRoute(running.app, null, getState, none))).toEqual([]);
  const unknown = { query: { country: 'FR', state: 'nowhere' } };
  expect(dataOf(await callRoute(running.app, null, getCity, unknown))).toEqual([]);
});

test.each(['QQ', 'fr', 'France'])('%s is no country', async (country) => {
  const { status, error } = await callRoute(running.app, null, getState, { query: { country } });
  expect(status).toBe(422);
  expect(error).toMatchObject({ fields: { country: 'Choose a country from the list.' } });
});

test('a place is found while it is typed, in the reader’s language', async () => {
  const ada = await running.build.user();
  const predictions = dataOf(
    await ada.call(getPredictions, {
      params: { searchText: 'saint-étienne' },
      query: { country: 'FR' },
      headers: { 'accept-language': 'de' },
    }),
  );
  expect(predictions[0]).toEqual({
    placeId: 'geonames:2980291',
    description: 'Saint-Étienne, Auvergne-Rhône-Alpes, Frankreich',
    city: 'Saint-Étienne',
    state: 'Auvergne-Rhône-Alpes',
    country: 'FR',
  });
});

test('the larger city comes first, whatever language its name is typed in', async () => {
  const ada = await running.build.user();
  for (const [searchText, description] of [
    ['san francisco', 'San Francisco, Californie, États-Unis'],
    ['lon', 'Londres, Angleterre, Royaume-Uni'],
    ['genf', 'Genève, Suisse'],
  ] as const) {
    const headers = { 'accept-language': 'fr' };
    const found = dataOf(await ada.call(getPredictions, { params: { searchText }, headers }));
    expect(found[0]?.description).toBe(description);
  }
});

test('one letter is too little to search for, and 81 are too many', async () => {
  const ada = await running.build.user();
  for (const searchText of ['x', ' x ', 'x'.repeat(81)]) {
    const { status, error } = await ada.call(getPredictions, { params: { searchText } });
    expect(status).toBe(422);
    expect(error).toMatchObject({ fields: { searchText: expect.any(String) } });
  }
});

test('a person who types without end is asked to wait; others are not', async () => {
  const ada = await running.build.user();
  const bruno = await running.build.user();
  const params = { searchText: 'zzzzzz' };
  await running.database.pool.query(
    'INSERT INTO rate_limits (key, points, expire) VALUES ($1, 600, $2)',
    [`predictionsByAccount:${ada.id}`, Date.now() + 600_000],
  );
  expect((await ada.call(getPredictions, { params })).status).toBe(429);
  expect((await bruno.call(getPredictions, { params })).status).toBe(200);
});

describe('lists of states and cities', () => {
  const get = (path: string, from = '192.0.2.1') =>
    running.app.inject({ url: `${apiBase}${path}`, headers: { 'x-forwarded-for': from } });

  test.each(['/get-state?country=FR', '/get-city?country=FR&state=84'])(
    '%s may be kept for a day, a copy for each language',
    async (path) => {
      const { headers } = await get(path);
      expect(headers['cache-control']).toBe('public, max-age=86400');
      expect(headers.vary).toContain('accept-language');
    },
  );

  test('a refusal is not kept', async () => {
    const { statusCode, headers } = await get('/get-state?country=QQ');
    expect([statusCode, headers['cache-control']]).toEqual([422, 'no-store']);
  });

  test('a network that reads them without end is asked to wait; others are not', async () => {
    const flooder = '198.51.100.7';
    const answers = await Promise.all(
      Array.from({ length: 601 }, () => get('/get-state?country=LI', flooder)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get('/get-city?country=LI&state=11', flooder)).statusCode).toBe(429);
    expect((await get('/get-state?country=LI')).statusCode).toBe(200);
  });
});

describe('while the list is asked for by 250 connections of one machine', () => {
  /** Keeps every question waiting until it is opened. */
  function createHeldGazetteer() {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const cities = vi.fn(() => opened.then(() => ['Lyon']));
    const search = () => opened.then(() => []);
    return { open, cities, search, isRunning: () => true, close: async () => {} };
  }

  test('an ordinary person gets a list of cities, and finds a place', async () => {
    const gazetteer = createHeldGazetteer();
    const { app, build } = await createTestApp({ gazetteer, trustProxy: 1 });
    const ada = await build.user();
    const states = ['SI', 'FR', 'CH'].flatMap((country) =>
      statesIn(country, 'en').map(({ code }) => ({ country, state: code })),
    );
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const flood = states
      .slice(0, 250)
      .map((query) => callRoute(app, null, getCity, { query, ...from('198.51.100.7') }));
    let refused = 0;
    for (const answer of flood)
      void answer.then(({ status }) => (refused += Number(status === 429)));
    await vi.waitFor(() => expect(refused).toBe(238), { timeout: 10_000 });
    const query = { country: 'DE', state: '02' };
    const ordinary = [
      callRoute(app, null, getCity, { query, ...from('192.0.2.1') }),
      ada.call(getPredictions, { params: { searchText: 'lyon' }, ...from('192.0.2.1') }),
    ];
    gazetteer.open();
    for (const answer of ordinary) expect((await answer).status).toBe(200);
  });

  test('who asks for the same list shares it, and a later one finds it in memory', async () => {
    const gazetteer = createHeldGazetteer();
    const { app } = await createTestApp({ gazetteer });
    const query = { country: 'FR', state: '84' };
    const together = Array.from({ length: 30 }, () => callRoute(app, null, getCity, { query }));
    await vi.waitFor(() => expect(gazetteer.cities).toHaveBeenCalled(), { timeout: 10_000 });
    gazetteer.open();
    for (const answer of [...together, callRoute(app, null, getCity, { query })]) {
      expect(dataOf(await answer)).toEqual([{ name: 'Lyon' }]);
    }
    expect(gazetteer.cities).toHaveBeenCalledTimes(1);
  });
});
