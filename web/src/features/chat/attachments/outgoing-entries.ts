import type { GroupId } from '@stratum/contract/ids';
import { createStore } from 'zustand/vanilla';
import type { Bytes } from '../../../shared/state/cipher.ts';
import { type Outgoing, type OutgoingState, waiting } from './outgoing.ts';
import type { OutgoingStorage } from './outgoing-storage.ts';

interface EntriesState {
  /** Oldest first. */
  readonly entries: readonly Outgoing[];
  readonly states: ReadonlyMap<string, OutgoingState>;
  /** Whether all of them outlive the page. */
  readonly isStored: boolean;
}

const none: EntriesState = { entries: [], states: new Map(), isStored: true };

interface Dependencies {
  readonly storage: OutgoingStorage;
  /** Tells the other tabs that the storage has changed. */
  readonly announce: () => void;
}

export type OutgoingEntries = ReturnType<typeof createOutgoingEntries>;

/** One person's files on their way, in memory and in storage. */
export function createOutgoingEntries({ storage, announce }: Dependencies) {
  const state = createStore<EntriesState>()(() => none);
  /** What could not be stored lives as long as the page. */
  const unstored = new Map<string, Bytes>();
  let ownerId: string | null = null;

  const list = () => state.getState().entries;
  const find = (id: string) => list().find((entry) => entry.id === id);

  function hold(id: string, bytes: Bytes | null): void {
    if (bytes) unstored.set(id, bytes);
    else unstored.delete(id);
    state.setState({ isStored: unstored.size === 0 });
  }

  function drop({ id }: Outgoing): void {
    hold(id, null);
    state.setState({ entries: list().filter((each) => each.id !== id) });
  }

  /** @param isKept of those that stay though they are stored no more */
  async function reread(isKept: (id: string) => boolean): Promise<void> {
    const asked = ownerId;
    if (asked === null) return;
    const stored = await storage.read(asked).catch(() => []);
    if (asked !== ownerId) return;
    const kept = list().filter(({ id }) => unstored.has(id) || isKept(id));
    const ids = new Set(kept.map(({ id }) => id));
    const entries = [...kept, ...stored.filter(({ id }) => !ids.has(id))];
    state.setState({ entries: entries.toSorted(byAge) });
  }

  return {
    state,
    drop,
    reread,
    groups: () => new Set(list().map(({ groupId }) => groupId)),

    /** The oldest that is not under way, nor refused. */
    nextOf(groupId: GroupId): Outgoing | undefined {
      const { states } = state.getState();
      return list().find(
        ({ id, groupId: its }) => its === groupId && (states.get(id) ?? waiting).at === 'waiting',
      );
    },

    setState(id: string, next: OutgoingState): void {
      state.setState(({ states }) => ({ states: new Map(states).set(id, next) }));
    },

    /** Null where another tab has sent it, or taken it back. */
    async bytesOf(entry: Outgoing): Promise<Bytes | null> {
      return unstored.get(entry.id) ?? storage.bytes(entry).catch(() => null);
    },

    /** Seen at once, then stored. */
    async add(entry: Outgoing, bytes: Bytes): Promise<void> {
      hold(entry.id, bytes);
      state.setState({ entries: [...list(), entry] });
      const isWritten = await storage.write(entry, bytes).then(
        () => true,
        () => false,
      );
      // Taken back meanwhile.
      if (!find(entry.id)) await storage.remove(entry).catch(() => undefined);
      if (isWritten) hold(entry.id, null);
    },

    /** Away for good, also where storage does not answer. */
    async forget(entry: Outgoing): Promise<void> {
      drop(entry);
      await storage.remove(entry).catch(() => undefined);
      announce();
    },

    /** Begins with what is kept of a person; what others have left here goes. */
    async open(nextOwnerId: string | null): Promise<void> {
      ownerId = nextOwnerId;
      unstored.clear();
      state.setState(none);
      if (nextOwnerId !== null) await storage.removeOthers(nextOwnerId).catch(() => undefined);
      await reread(() => false);
    },

    eraseAll: (id: string) => storage.removeAll(id).catch(() => undefined),
  };
}

function byAge(one: Outgoing, other: Outgoing): number {
  return one.id < other.id ? -1 : 1;
}
