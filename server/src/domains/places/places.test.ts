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

test('whoever signs up chooses a state and then a city', async () => {
  const call = { query: { country: 'DE' }, headers: { 'accept-language': 'de' } };
  const states = dataOf(await callRoute(running.app, null, getState, call));
  expect(states).toHaveLength(16);
  const bavaria = states.find(({ name }) => name === 'Bavaria');
  const query = { country: 'DE', state: bavaria?.code ?? '' };
  const cities = dataOf(await callRoute(running.app, null, getCity, { query }));
  expect(cities).toContainEqual({ name: 'Nuremberg' });
});

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
  expect(predictions).toHaveLength(10);
  expect(predictions[0]).toEqual({
    placeId: 'gazetteer:FR.84.Saint-Étienne',
    description: 'Saint-Étienne, Auvergne-Rhône-Alpes, Frankreich',
    city: 'Saint-Étienne',
    state: 'Auvergne-Rhône-Alpes',
    country: 'FR',
  });
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
