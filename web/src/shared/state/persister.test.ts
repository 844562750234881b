import { afterEach, describe, expect, test, vi } from 'vitest';
import { key, open, page, storage, stored, version } from './persister.fixture.ts';
import { writeDelay } from './persister.ts';

afterEach(() => vi.useRealTimers());

describe('the persisted state', () => {
  test('comes back on the next page, unreadable to others', async () => {
    const items = await stored('Ada');
    expect(items.get(key)).not.toContain('"Ada');
    const next = page({ items });
    await next.persister.rehydrate();
    expect(next.name()).toBe('Ada');
  });

  test('passes through its life', async () => {
    const { persister, status, write, items } = page();
    const phases: string[] = [status().phase];
    persister.status.subscribe(({ phase }) => phases.push(phase));
    await persister.rehydrate();
    await write('Ada');
    persister.pause();
    persister.persist();
    persister.purge();
    expect(phases.filter((phase, at) => phase !== phases[at - 1])).toEqual([
      'registered',
      'rehydrated',
      'flushed',
      'paused',
      'rehydrated',
      'purged',
    ]);
    expect(items.get(key)).toBeNull();
  });

  test('is not written while paused, and is from then on', async () => {
    const { persister, items, write } = page();
    await persister.rehydrate();
    persister.pause();
    await write('Ada');
    expect(items.get(key)).toBeNull();
    persister.persist();
    await persister.flush();
    expect(items.get(key)).not.toBeNull();
  });

  test('counts as stored from its writing to the next change', async () => {
    const { persister, store, status } = page();
    await persister.rehydrate();
    store.setState({ name: 'Ada' });
    expect(status().isStored).toBe(false);
    await persister.flush();
    expect(status().isStored).toBe(true);
    store.setState({ name: 'Bea' });
    expect(status().isStored).toBe(false);
  });

  test('is written once for changes close together, the last one winning', async () => {
    vi.useFakeTimers();
    const items = storage();
    const set = vi.spyOn(items, 'set');
    const { persister, store } = page({ items, cipher: open });
    await persister.rehydrate();
    for (const name of ['a', 'b', 'c']) store.setState({ name });
    await vi.advanceTimersByTimeAsync(writeDelay - 1);
    expect(set).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(set).toHaveBeenCalledExactlyOnceWith(key, expect.stringContaining('"c"'));
  });

  test('does not come back when it is purged while being written', async () => {
    const { persister, items, store } = page();
    await persister.rehydrate();
    store.setState({ name: 'Ada' });
    const writing = persister.flush();
    persister.purge();
    await writing;
    expect(items.get(key)).toBeNull();
  });

  test('follows another tab without writing it again', async () => {
    const items = await stored('from the other tab');
    const set = vi.spyOn(items, 'set');
    const { persister, store, name } = page({ items });
    await persister.rehydrate();
    await persister.adoptStored((found) => store.setState(found));
    await persister.flush();
    expect(name()).toBe('from the other tab');
    expect(set).not.toHaveBeenCalled();
  });
});

describe('versions', () => {
  test('an older one is migrated', async () => {
    const items = await stored('Ada');
    const migrate = vi.fn((_: unknown, from: number) => ({ name: `from ${from}` }));
    const next = page({ items, version: version + 1, migrate });
    await next.persister.rehydrate();
    expect(migrate).toHaveBeenCalledExactlyOnceWith({ name: 'Ada' }, version);
    expect(next.name()).toBe(`from ${version}`);
  });

  test.each([
    ['an older one without a migration', { version: version + 1 }],
    ['a newer one', { version: version - 1 }],
    [
      'a migration that throws',
      {
        version: version + 1,
        migrate: () => {
          throw new Error('no way back');
        },
      },
    ],
  ])('%s gives a fresh state', async (_, settings) => {
    const next = page({ items: await stored('Ada'), ...settings });
    await next.persister.rehydrate();
    expect(next.name()).toBe('fresh');
    expect(next.status()).toMatchObject({ rehydrated: true, problem: 'unreadable' });
  });
});
