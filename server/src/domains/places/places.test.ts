import { placeRoutes } from '@stratum/contract/places';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callRoute, dataOf } from '../../../test/call.ts';
import { openTestApp, type TestApp } from '../../../test/create-test-app.ts';

const { getState, getCity, getPredictions } = placeRoutes;

let running: TestApp & { close(): Promise<void> };
beforeAll(async () => {
  running = await openTestApp();
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

test('a country without states answers none, a state nobody knows no city', async () => {
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
