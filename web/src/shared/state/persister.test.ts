import { limits } from '@stratum/contract/limits';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type Cipher, webCryptoCipher } from './cipher.ts';
import { createLocalItems, type LocalItems } from './local-items.ts';
import { RehydrationTimeoutError } from './persist-status.ts';
import { createPersister, writeDelay } from './persister.ts';

afterEach(() => vi.useRealTimers());

const { key, version, rehydrationTimeout } = limits.persistence;
interface State {
  readonly name: string;
}

const secret = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
  'encrypt',
  'decrypt',
]);
const sealed = webCryptoCipher(key, crypto.subtle, () => secret);
/** Settles within microtasks, for tests that turn the clock themselves. */
const open: Cipher = { encrypt: async (plain) => plain, decrypt: async (stored) => stored };
const never: Cipher = { encrypt: open.encrypt, decrypt: () => new Promise(() => undefined) };

/** As durable as local storage: what one page wrote, the next one reads. */
function storage(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  const items: LocalItems = {
    get: (name) => kept.get(name) ?? null,
    set: (name, value) => kept.set(name, value).size > 0,
    remove: (name) => void kept.delete(name),
    clear: () => kept.clear(),
    keys: () => [...kept.keys()],
  };
  return items;
}

interface Page {
  items?: LocalItems;
  cipher?: Cipher;
  version?: number;
  migrate?: (value: unknown, from: number) => unknown;
}

function page({ items = storage(), cipher = sealed, ...rest }: Page = {}) {
  const store = createStore<State>()(() => ({ name: 'fresh' }));
  const errors: Error[] = [];
  const persister = createPersister<State, State>({
    key,
    version,
    rehydrationTimeout,
    items,
    cipher,
    store,
    take: ({ name }) => ({ name }),
    read: (value) =>
      typeof value === 'object' && value !== null && 'name' in value
        ? { name: String(value.name) }
        : null,
    put: (stored) => store.setState(stored),
    report: (error) => errors.push(error),
    ...rest,
  });
  const status = () => persister.status.getState();
  const name = () => store.getState().name;
  const write = async (value: string) => {
    store.setState({ name: value });
    await persister.flush();
  };
  return { items, store, persister, errors, status, name, write };
}

async function stored(value = 'Ada', settings: Page = {}): Promise<LocalItems> {
  const writer = page(settings);
  await writer.persister.rehydrate();
  await writer.write(value);
  return writer.items;
}

describe('the persisted state', () => {
  test('comes back on the next page, unreadable to others', async () => {
    const items = await stored('Ada');
    expect(items.get(key)).not.toContain('Ada');
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
    await persister.follow((found) => store.setState(found));
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

describe('what cannot be read', () => {
  test.each([
    ['nothing but text', 'hello'],
    ['an empty text', ''],
    ['the state of another library', '{"auth":"{}","_persist":"{\\"version\\":-1}"}'],
    ['base64 that is too short', 'AAAA'],
    ['a text of 3 million characters', 'A'.repeat(3_000_000)],
  ])('%s gives a fresh state, which can be written', async (_, text) => {
    const { persister, name, status, write, items } = page({ items: storage({ [key]: text }) });
    await persister.rehydrate();
    expect(name()).toBe('fresh');
    expect(status()).toMatchObject({ phase: 'rehydrated', problem: 'unreadable' });
    await write('Ada');
    expect(items.get(key)).not.toBe(text);
  });

  test('any changed byte of the stored text gives a fresh state and no throw', async () => {
    const text = (await stored('Ada')).get(key) ?? '';
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.integer({ min: 1, max: 255 }), async (at, bits) => {
        const flipped = String.fromCharCode(text.charCodeAt(at) ^ bits);
        const changed = text.slice(0, at) + flipped + text.slice(at + 1);
        const { persister, name } = page({ items: storage({ [key]: changed }) });
        await persister.rehydrate();
        expect(name()).toBe('fresh');
      }),
    );
  });

  test('any text cut short or grown gives a fresh state', async () => {
    const text = (await stored('Ada')).get(key) ?? '';
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.string({ minLength: 1 }), async (at, more) => {
        for (const changed of [text.slice(0, at), text + more]) {
          const { persister, name } = page({ items: storage({ [key]: changed }) });
          await persister.rehydrate();
          expect(name()).toBe('fresh');
        }
      }),
    );
  });
});

describe('storage that does not take the state', () => {
  test('is told in the status, nothing else', async () => {
    const { persister, write, status, name } = page({ items: createLocalItems(() => undefined) });
    await persister.rehydrate();
    await write('Ada');
    expect(name()).toBe('Ada');
    expect(status().problem).toBe('not_written');
  });

  test('nor does a cipher that fails stop the page', async () => {
    const cipher = { ...open, encrypt: () => Promise.reject(new Error('no key')) };
    const { persister, write, status, items } = page({ cipher });
    await persister.rehydrate();
    await write('Ada');
    expect(status().problem).toBe('not_written');
    expect(items.get(key)).toBeNull();
  });
});

describe('reading that takes too long', () => {
  async function late() {
    vi.useFakeTimers();
    const started = page({ items: storage({ [key]: 'slow' }), cipher: never });
    const rehydrating = started.persister.rehydrate();
    return { ...started, rehydrating };
  }

  test('raises the time-out once, at its time, and goes on fresh', async () => {
    const { rehydrating, errors, status, name } = await late();
    await vi.advanceTimersByTimeAsync(rehydrationTimeout - 1);
    expect(status().rehydrated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await rehydrating;
    await vi.runAllTimersAsync();
    expect(errors).toEqual([expect.any(RehydrationTimeoutError)]);
    expect(status()).toEqual({
      phase: 'paused',
      rehydrated: true,
      problem: 'rehydration_timeout',
    });
    expect(name()).toBe('fresh');
  });

  test('leaves what is stored as it is', async () => {
    const { rehydrating, items, write, persister } = await late();
    await vi.advanceTimersByTimeAsync(rehydrationTimeout);
    await rehydrating;
    await write('Ada');
    await vi.runAllTimersAsync();
    expect(items.get(key)).toBe('slow');
    persister.persist();
    await persister.flush();
    expect(items.get(key)).toContain('Ada');
  });
});
