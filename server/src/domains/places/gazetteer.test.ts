import { afterAll, expect, test, vi } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { createGazetteer } from './gazetteer.ts';

const log = createLog('silent');
const gazetteer = createGazetteer(log);
afterAll(() => gazetteer.close());

test('it knows the world', async () => {
  const [zurich] = await gazetteer.search('zurich', null, 1);
  expect(zurich).toMatchObject({ name: 'Zürich', country: 'CH', state: { name: 'Zurich' } });
  expect(await gazetteer.cities('FR', '84', 'fr')).toContain('Lyon');
  const states = await gazetteer.states('US', 'en');
  expect(states).toContainEqual({ code: 'CA', name: 'California' });
});

test('names stand in the order of the reader’s language', async () => {
  const names = await gazetteer.cities('AT', '06', 'de');
  expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
  expect(names.length).toBeGreaterThan(100);
});

test('the thread rests when nobody asks, and a later question finds another one', async () => {
  const restless = createGazetteer(log, { idleAtMost: 1 });
  for (let round = 0; round < 2; round += 1) {
    expect((await restless.search('lyon', 'FR', 1))[0]?.name).toBe('Lyon');
    await vi.waitFor(() => expect(restless.isRunning()).toBe(false), { timeout: 10_000 });
  }
  await restless.close();
});

test('questions asked while the thread ends are answered by the next one', async () => {
  const restless = createGazetteer(log, { idleAtMost: 1 });
  const first = restless.search('lyon', 'FR', 1);
  await first;
  const more = await Promise.all(['paris', 'nice'].map((text) => restless.search(text, 'FR', 1)));
  expect(more.map(([best]) => best?.name)).toEqual(['Paris', 'Nice']);
  await restless.close();
});

test('once closed it answers no more', async () => {
  const closed = createGazetteer(log);
  await closed.close();
  await expect(closed.states('FR', 'fr')).rejects.toThrow('closed');
});
