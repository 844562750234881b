import { afterAll, describe, expect, test, vi } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { createGazetteer } from './gazetteer.ts';

const log = createLog('silent');

describe('the list of the world', () => {
  const gazetteer = createGazetteer(log);
  afterAll(() => gazetteer.close());

  const find = (text: string, ownCountry: string | null = null) =>
    gazetteer.search({ text, ownCountry, locale: 'en', limit: 10 });

  test.each([
    ['roma', 'Rome', 'IT'],
    ['paris', 'Paris', 'FR'],
    ['london', 'London', 'GB'],
    ['lon', 'London', 'GB'],
    ['wien', 'Vienna', 'AT'],
    ['genève', 'Geneva', 'CH'],
    ['genf', 'Geneva', 'CH'],
    ['bruxelles', 'Brussels', 'BE'],
    ['lisboa', 'Lisbon', 'PT'],
    ['münchen', 'Munich', 'DE'],
    ['muenchen', 'Munich', 'DE'],
    ['москва', 'Moscow', 'RU'],
    ['東京', 'Tokyo', 'JP'],
    ['den haag', 'The Hague', 'NL'],
    ['nizza', 'Nice', 'FR'],
    ['hong', 'Hong Kong', 'HK'],
  ])('%s finds %s first', async (text, name, country) => {
    expect((await find(text))[0]).toMatchObject({ name, country });
  });

  test('san francisco finds the one in California, and in Argentina its own', async () => {
    const [first] = await find('san francisco');
    expect(first).toMatchObject({ name: 'San Francisco', state: 'California', country: 'US' });
    expect((await find('san francisco', 'AR'))[0]).toMatchObject({ country: 'AR' });
  });

  test('a city is named in the reader’s language, and so is its state', async () => {
    const query = { text: 'munich', ownCountry: null, limit: 1 };
    const [german] = await gazetteer.search({ ...query, locale: 'de' });
    expect(german).toMatchObject({ name: 'München', state: 'Bayern' });
    const [french] = await gazetteer.search({ ...query, text: 'köln', locale: 'fr' });
    expect(french).toMatchObject({ name: 'Cologne', state: 'Rhénanie-du-Nord-Westphalie' });
  });

  test('the cities of a state stand in the reader’s language and its order, each once', async () => {
    const names = await gazetteer.cities('AT', '06', 'de');
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(100);
    expect(await gazetteer.cities('AT', '09', 'fr')).toContain('Vienne');
  });

  test('quarters are not among them', async () => {
    const names = await gazetteer.cities('CH', 'ZH', 'de');
    expect(names).toContain('Adliswil');
    expect(names.filter((name) => / \/ |\(Kreis|Teil\)/.test(name))).toEqual([]);
  });
});

describe('its thread', () => {
  /** Answers everything with one name, and needs no list for it. */
  const module = new URL(
    `data:text/javascript,
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ number }) => parentPort.postMessage({ number, answer: ['Lyon'] }));`,
  );

  test('ends when it has been idle, and a later question finds another thread', async () => {
    const gazetteer = createGazetteer(log, { idleTimeout: 1, module });
    for (let round = 0; round < 2; round += 1) {
      expect(await gazetteer.cities('FR', '84', 'fr')).toEqual(['Lyon']);
      await vi.waitFor(() => expect(gazetteer.isRunning()).toBe(false), { timeout: 10_000 });
    }
    await gazetteer.close();
  });

  test('ends while questions are open, and the next one answers them', async () => {
    const gazetteer = createGazetteer(log, { idleTimeout: 1, module });
    await gazetteer.cities('FR', '84', 'fr');
    const more = await Promise.all(
      ['84', '11'].map((state) => gazetteer.cities('FR', state, 'fr')),
    );
    expect(more).toEqual([['Lyon'], ['Lyon']]);
    await gazetteer.close();
  });

  test('answers no more once it is closed', async () => {
    const closed = createGazetteer(log, { module });
    await closed.close();
    await expect(closed.cities('FR', '84', 'fr')).rejects.toThrow('closed');
  });
});
