import { limits } from '@stratum/contract/limits';
import { createStore } from 'zustand/vanilla';
import { type Cipher, webCryptoCipher } from './cipher.ts';
import type { LocalItems } from './local-items.ts';
import { createPersister } from './persister.ts';

export const { key, version, rehydrationTimeout } = limits.persistence;
interface State {
  readonly name: string;
}

const secret = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
  'encrypt',
  'decrypt',
]);
const sealed = webCryptoCipher(key, crypto.subtle, () => secret);
/** Settles within microtasks, for tests that turn the clock themselves. */
export const open: Cipher = { encrypt: async (plain) => plain, decrypt: async (text) => text };

/** As durable as local storage: what one page wrote, the next one reads. */
export function storage(initial: Record<string, string> = {}) {
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

export function page({ items = storage(), cipher = sealed, ...rest }: Page = {}) {
  const store = createStore<State>()(() => ({ name: 'fresh' }));
  const errors: Error[] = [];
  const persister = createPersister<State, State>({
    key,
    version,
    rehydrationTimeout,
    items,
    cipher,
    store,
    select: ({ name }) => ({ name }),
    read: (value) =>
      typeof value === 'object' && value !== null && 'name' in value
        ? { name: String(value.name) }
        : null,
    apply: (found) => store.setState(found),
    onError: (error) => errors.push(error),
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

export async function stored(value = 'Ada', settings: Page = {}): Promise<LocalItems> {
  const writer = page(settings);
  await writer.persister.rehydrate();
  await writer.write(value);
  return writer.items;
}
