import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LocalItems } from './local-items.ts';
import {
  type PersistPhase,
  type PersistStatus,
  RehydrationTimeoutError,
} from './persist-status.ts';
import { type StoredTextOptions, storedText } from './stored-text.ts';

/** Changes closer together than this are written once, in milliseconds. */
export const writeDelay = 100;

interface PersisterOptions<State, Stored> extends StoredTextOptions<Stored> {
  readonly key: string;
  /** Milliseconds. */
  readonly rehydrationTimeout: number;
  readonly items: LocalItems;
  readonly store: StoreApi<State>;
  readonly take: (state: State) => Stored;
  readonly put: (stored: Stored) => void;
  readonly report: (error: Error) => void;
}

/** Keeps a store's part in local storage, encrypted, and never stands in the page's way. */
export function createPersister<State, Stored>(options: PersisterOptions<State, Stored>) {
  const { key, items, store, take, put, report, rehydrationTimeout } = options;
  const text = storedText(options);
  const status = createStore<PersistStatus>()(() => ({
    phase: 'registered',
    rehydrated: false,
    problem: null,
  }));
  const enter = (phase: PersistPhase) => status.setState({ phase });
  const present = () => text.plain(take(store.getState()));

  let clean = present();
  let paused = true;
  let scheduled: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();
  /** Counts what overtakes a write that is still being encrypted. */
  let era = 0;

  function schedule(): void {
    if (!paused && present() !== clean) scheduled ??= setTimeout(() => void write(), writeDelay);
  }

  function write(): Promise<void> {
    unschedule();
    writing = writing.then(writePresent);
    return writing;
  }

  async function writePresent(): Promise<void> {
    const plain = present();
    if (paused || plain === clean) return;
    const begun = era;
    const sealed = await text.seal(plain).catch(() => null);
    if (begun !== era) return;
    const written = sealed !== null && items.set(key, sealed);
    if (written) clean = plain;
    status.setState({ problem: written ? null : 'not_written' });
  }

  function unschedule(): void {
    clearTimeout(scheduled);
    scheduled = undefined;
  }

  /** What is in the store from now on counts as written. */
  function settle(): void {
    unschedule();
    era += 1;
    clean = present();
  }

  store.subscribe(schedule);

  return {
    status,

    /** Reads what is stored, once; past the time-out goes on fresh and leaves the stored text be. */
    async rehydrate(): Promise<void> {
      const stored = items.get(key);
      const found = stored === null ? null : await within(rehydrationTimeout, text.open(stored));
      if (found === 'too_late') {
        status.setState({ phase: 'paused', rehydrated: true, problem: 'rehydration_timeout' });
        report(new RehydrationTimeoutError(`Rehydration took over ${rehydrationTimeout} ms`));
        return;
      }
      if (found) {
        put(found);
        clean = text.plain(found);
      }
      const problem = stored !== null && found === null ? 'unreadable' : null;
      status.setState({ phase: 'rehydrated', rehydrated: true, problem });
      paused = false;
      schedule();
    },

    /** Writes nothing until `persist`. */
    pause(): void {
      paused = true;
      era += 1;
      unschedule();
      enter('paused');
    },

    /** Goes on writing, also over a text whose reading took too long. */
    persist(): void {
      paused = false;
      if (status.getState().rehydrated) enter('rehydrated');
      schedule();
    },

    /** Writes what waits, now. */
    async flush(): Promise<void> {
      await write();
      if (!paused) enter('flushed');
    },

    /** Removes what is stored; the next change is written again. */
    purge(): void {
      settle();
      items.remove(key);
      enter('purged');
    },

    /** Takes over what another tab has written, without writing it again. */
    async follow(apply: (stored: Stored) => void): Promise<void> {
      const stored = items.get(key);
      const found = stored === null ? null : await text.open(stored);
      if (!found) return;
      apply(found);
      settle();
    },

    /** Takes a change over that is no business of this tab's to write. */
    quietly(change: () => void): void {
      change();
      settle();
    },
  };
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | 'too_late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<'too_late'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'too_late');
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
