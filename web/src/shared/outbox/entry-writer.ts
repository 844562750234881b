import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxStorage, StoredEntry } from './outbox-storage.ts';

/** `overtaken`: another tab has changed the entry, whose change holds; `unstored`: nothing can be stored. */
export type Written = 'written' | 'overtaken' | 'unstored';

interface Dependencies {
  readonly storage: OutboxStorage;
  /** Tells the other tabs that the storage has changed. */
  readonly announce: () => void;
}

/** Reads and writes the storage, one after the other, and notices where another tab was faster. */
export function createEntryWriter({ storage, announce }: Dependencies) {
  /** The text of each entry in storage, as this page last read or wrote it. */
  const sealed = new Map<string, string>();
  /** How many changes of an entry are still to be written, by its id. */
  const pending = new Map<string, number>();
  let work: Promise<unknown> = Promise.resolve();

  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const turn = work.then(run);
    work = turn.catch(() => undefined);
    return turn;
  }

  async function change(id: string, run: () => Promise<Written>): Promise<Written> {
    pending.set(id, (pending.get(id) ?? 0) + 1);
    const written = await inTurn(async () => {
      const outcome = await run().catch((): Written => 'unstored');
      const left = (pending.get(id) ?? 1) - 1;
      if (left > 0) pending.set(id, left);
      else pending.delete(id);
      return outcome;
    });
    announce();
    return written;
  }

  return {
    isPending: (id: string) => pending.has(id),

    write: (entry: OutboxEntry): Promise<Written> =>
      change(entry.id, async () => {
        const text = await storage.write(entry, sealed.get(entry.id) ?? null);
        if (text === null) return 'overtaken';
        sealed.set(entry.id, text);
        return 'written';
      }),

    erase: (entry: OutboxEntry): Promise<Written> =>
      change(entry.id, async () => {
        const text = sealed.get(entry.id);
        sealed.delete(entry.id);
        if (text === undefined) return 'written';
        return (await storage.remove(entry, text)) ? 'written' : 'overtaken';
      }),

    /** Runs `adopt` with what is stored of a person, before anything else is written; not where that cannot be read. */
    read: (ownerId: string, adopt: (stored: readonly StoredEntry[]) => void): Promise<void> =>
      inTurn(async () => {
        const stored = await storage.read(ownerId).catch(() => null);
        if (stored !== null) adopt(stored);
      }),

    /** Notes which text an entry has. @returns whether it is another than before */
    noteText({ entry, sealed: text }: StoredEntry): boolean {
      const isNew = sealed.get(entry.id) !== text;
      sealed.set(entry.id, text);
      return isNew;
    },

    /** Forgets a person's texts, after what is still to be written. */
    forget: (): Promise<void> => inTurn(async () => sealed.clear()),

    async eraseAll(ownerId: string): Promise<void> {
      await inTurn(() => storage.removeAll(ownerId).catch(() => undefined));
      announce();
    },
  };
}
