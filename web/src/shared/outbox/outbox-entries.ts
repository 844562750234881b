import { createStore } from 'zustand/vanilla';
import { createEntryWriter } from './entry-writer.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxStorage, StoredEntry } from './outbox-storage.ts';

export interface EntriesState {
  /** False until what is stored has been read. */
  readonly isRead: boolean;
  /** Oldest first. */
  readonly entries: readonly OutboxEntry[];
  /** Those that an earlier visit left, whether they have been taken since or not. */
  readonly restored: readonly OutboxEntry[];
  /** Ids of those that live in this page only, as this browser does not store them. */
  readonly unstored: ReadonlySet<string>;
}

const none: EntriesState = { isRead: false, entries: [], restored: [], unstored: new Set() };

interface Dependencies {
  readonly storage: OutboxStorage;
  /** Tells the other tabs that the storage has changed. */
  readonly announce: () => void;
  /** Told what another tab has taken away. */
  readonly onGone: (entries: readonly OutboxEntry[]) => void;
}

export type Entries = ReturnType<typeof createEntries>;

/**
 * One person's entries, in memory and in storage. A change is seen at once and written after it; it
 * holds only while no other tab has changed the same entry. What cannot be stored lives as long as
 * the page.
 */
export function createEntries({ storage, announce, onGone }: Dependencies) {
  const state = createStore<EntriesState>()(() => none);
  const writer = createEntryWriter({ storage, announce });
  let ownerId: string | null = null;

  const find = (id: string) => state.getState().entries.find((entry) => entry.id === id);
  const without = (id: string) => state.getState().entries.filter((entry) => entry.id !== id);

  function markStored(id: string, isStored: boolean): void {
    const { unstored } = state.getState();
    if (unstored.has(id) !== isStored) return;
    const others = [...unstored].filter((each) => each !== id);
    state.setState({ unstored: new Set(isStored ? others : [...others, id]) });
  }

  async function show(entry: OutboxEntry): Promise<boolean> {
    // What was made just before the session ended is stored, for its owner to find.
    if (entry.ownerId === ownerId)
      state.setState({ entries: [...without(entry.id), entry].toSorted(byAge) });
    const written = await writer.write(entry);
    if (find(entry.id)) markStored(entry.id, written !== 'unstored');
    if (written === 'overtaken') await reread();
    return written !== 'overtaken';
  }

  /** Takes over what is stored, save what is still to be written or cannot be. */
  function adopt(stored: readonly StoredEntry[]): void {
    const { entries, unstored } = state.getState();
    const isOurs = (id: string) => writer.isPending(id) || unstored.has(id);
    const kept = entries.filter(({ id }) => isOurs(id));
    // An unchanged entry stays the same object, by which a change is noticed.
    const found = stored
      .filter(({ entry }) => !isOurs(entry.id))
      .map((each) => (writer.noteText(each) ? each.entry : (find(each.entry.id) ?? each.entry)));
    const current = [...kept, ...found].toSorted(byAge);
    state.setState({ entries: current });
    const ids = new Set(current.map(({ id }) => id));
    onGone(entries.filter(({ id }) => !ids.has(id)));
  }

  async function reread(): Promise<void> {
    const asked = ownerId;
    if (asked === null) return;
    await writer.read(asked, (stored) => {
      if (asked === ownerId) adopt(stored);
    });
  }

  return {
    state,
    find,

    /** Forgets whom it knew and reads what is stored of the next; null for nobody. */
    async open(nextOwnerId: string | null): Promise<void> {
      ownerId = nextOwnerId;
      state.setState({ ...none, isRead: nextOwnerId === null });
      await writer.forget();
      const before = new Set(state.getState().entries.map(({ id }) => id));
      await reread();
      if (ownerId !== nextOwnerId) return;
      const restored = state.getState().entries.filter(({ id }) => !before.has(id));
      state.setState({ isRead: true, restored });
    },

    /** Sees what other tabs have done. */
    reread,
    add: show,

    /** @returns false where the entry has been changed since it was read; that change holds */
    replace: async (entry: OutboxEntry, next: OutboxEntry): Promise<boolean> =>
      find(entry.id) === entry && show(next),

    /** Takes an entry away, unless it has been changed since it was read. */
    async remove(entry: OutboxEntry): Promise<void> {
      if (find(entry.id) !== entry) return;
      state.setState({ entries: without(entry.id) });
      markStored(entry.id, true);
      if ((await writer.erase(entry)) === 'overtaken') await reread();
    },

    /** Takes away all that is stored of a person. */
    eraseAll: writer.eraseAll,
  };
}

function byAge(one: OutboxEntry, other: OutboxEntry): number {
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}
