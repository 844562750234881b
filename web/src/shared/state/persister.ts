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
  readonly select: (state: State) => Stored;
  readonly apply: (stored: Stored) => void;
  readonly onError: (error: Error) => void;
}

/** Keeps a store's part in local storage, encrypted, and never stands in the page's way. */
export function createPersister<State, Stored>(options: PersisterOptions<State, Stored>) {
  const { key, items, store, select, apply, onError, rehydrationTimeout } = options;
  const text = storedText(options);
  const status = createStore<PersistStatus>()(() => ({
    phase: 'registered',
    rehydrated: false,
    problem: null,
    isStored: true,
  }));
  const enter = (phase: PersistPhase) => status.setState({ phase });
  const currentText = () => text.plain(select(store.getState()));
  const isClean = () => currentText() === lastWritten;

  let lastWritten = currentText();
  let paused = true;
  let scheduled: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();
  /** Counts what overtakes a write that is still being encrypted. */
  let writeEpoch = 0;

  function schedule(): void {
    status.setState({ isStored: isClean() });
    if (!paused && !isClean()) scheduled ??= setTimeout(() => void write(), writeDelay);
  }

  function write(): Promise<void> {
    unschedule();
    writing = writing.then(writeCurrent);
    return writing;
  }

  async function writeCurrent(): Promise<void> {
    const plain = currentText();
    if (paused || plain === lastWritten) return;
    const begun = writeEpoch;
    const sealed = await text.seal(plain).catch(() => null);
    if (begun !== writeEpoch) return;
    const written = sealed !== null && items.set(key, sealed);
    if (written) lastWritten = plain;
    status.setState({ problem: written ? null : 'not_written', isStored: isClean() });
  }

  function unschedule(): void {
    clearTimeout(scheduled);
    scheduled = undefined;
  }

  /** What is in the store from now on counts as written. */
  function markClean(): void {
    unschedule();
    writeEpoch += 1;
    lastWritten = currentText();
    status.setState({ isStored: true });
  }

  store.subscribe(schedule);

  return {
    status,

    /** Reads what is stored, once; past the time-out goes on fresh and leaves the stored text be. */
    async rehydrate(): Promise<void> {
      const stored = items.get(key);
      const found =
        stored === null ? null : await withTimeout(rehydrationTimeout, text.open(stored));
      if (found === 'too_late') {
        status.setState({ phase: 'paused', rehydrated: true, problem: 'rehydration_timeout' });
        onError(new RehydrationTimeoutError(`Rehydration took over ${rehydrationTimeout} ms`));
        return;
      }
      if (found) {
        apply(found);
        lastWritten = text.plain(found);
      }
      const problem = stored !== null && found === null ? 'unreadable' : null;
      status.setState({ phase: 'rehydrated', rehydrated: true, problem });
      paused = false;
      schedule();
    },

    /** Writes nothing until `persist`. */
    pause(): void {
      paused = true;
      writeEpoch += 1;
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
      markClean();
      items.remove(key);
      enter('purged');
    },

    /** Takes over what another tab has written, without writing it again. */
    async adoptStored(adopt: (stored: Stored) => void): Promise<void> {
      const stored = items.get(key);
      const found = stored === null ? null : await text.open(stored);
      if (!found) return;
      adopt(found);
      markClean();
    },

    /** Takes a change over that is no business of this tab's to write. */
    withoutPersisting(change: () => void): void {
      change();
      markClean();
    },
  };
}

async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | 'too_late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<'too_late'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'too_late');
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
