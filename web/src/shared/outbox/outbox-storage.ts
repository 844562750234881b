import { limits } from '@stratum/contract/limits';
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Cipher } from '../state/cipher.ts';
import { entryText, type OutboxEntry, parseEntry } from './outbox-entry.ts';

/** An entry with the text it is stored as, by which a change of another tab is noticed. */
export interface StoredEntry {
  readonly entry: OutboxEntry;
  readonly sealed: string;
}

/** Where entries outlive the page. Every call may be rejected: storage can be closed to us, or full. */
export interface OutboxStorage {
  /** One person's entries, oldest first. */
  read(ownerId: string): Promise<StoredEntry[]>;
  /**
   * Writes an entry over the text that is expected there; null where nothing is.
   * @returns the new text; null where another tab was faster
   */
  write(entry: OutboxEntry, expected: string | null): Promise<string | null>;
  /** @returns false where another tab was faster */
  remove(entry: OutboxEntry, expected: string): Promise<boolean>;
  removeAll(ownerId: string): Promise<void>;
}

/** Entries in IndexedDB, each encrypted by itself; its key names owner and entry. */
export function outboxStorage(name: string, cipher: Cipher): OutboxStorage {
  const store = createStore(name, 'entries');
  const open: UseStore = (mode, use) => inTime(store(mode, use));

  /** Compare-and-swap in one transaction. A null removes. */
  function swap(key: string, expected: string | null, next: string | null): Promise<boolean> {
    return open('readwrite', async (records) => {
      const found: unknown = (await promisifyRequest(records.get(key))) ?? null;
      if (found !== expected) return false;
      if (next === null) records.delete(key);
      else records.put(next, key);
      // A full disk is noticed at the end of the transaction only.
      await promisifyRequest(records.transaction);
      return true;
    });
  }

  /** Null for what is no unchanged text of this person's. */
  async function unseal(ownerId: string, sealed: string): Promise<StoredEntry | null> {
    try {
      const entry = parseEntry(await inTime(cipher.decrypt(sealed)));
      return entry?.ownerId === ownerId ? { entry, sealed } : null;
    } catch {
      return null;
    }
  }

  return {
    async read(ownerId) {
      const sealed = await open('readonly', (records) =>
        promisifyRequest<unknown[]>(records.getAll(keysOf(ownerId))),
      );
      const texts = sealed.filter((text) => typeof text === 'string');
      const entries = await Promise.all(texts.map((text) => unseal(ownerId, text)));
      return entries.filter((entry) => entry !== null);
    },
    async write(entry, expected) {
      // The key is in a database of its own.
      const sealed = await inTime(cipher.encrypt(entryText(entry)));
      return (await swap(keyOf(entry), expected, sealed)) ? sealed : null;
    },
    remove: (entry, expected) => swap(keyOf(entry), expected, null),
    removeAll: (ownerId) =>
      open('readwrite', (records) => promisifyRequest(records.delete(keysOf(ownerId)))),
  };
}

function keyOf({ ownerId, id }: OutboxEntry): string {
  return `${ownerId}/${id}`;
}

function keysOf(ownerId: string): IDBKeyRange {
  return IDBKeyRange.bound(`${ownerId}/`, `${ownerId}/\uffff`);
}

/** Rejects where storage does not answer at all, as some browsers do that close it to us. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const error = new Error('The storage does not answer');
  const timer = setTimeout(reject, limits.persistence.rehydrationTimeout, error);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
