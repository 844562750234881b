import type { AnyInput } from '../api/route-input.ts';
import { createEntries } from './outbox-entries.ts';
import { isFor, newEntry, type OutboxEntry, rekeyed, withInput } from './outbox-entry.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { createSender, type SenderDependencies } from './sender.ts';

/** A write of any endpoint, as `enqueue` takes it. */
export interface AnyWrite extends Pick<OutboxEntry, 'endpoint' | 'object' | 'label'> {
  readonly input: AnyInput;
  readonly day?: string;
  merge?(waiting: AnyInput, next: AnyInput): AnyInput | null;
}

interface Dependencies extends SenderDependencies {
  readonly storage: OutboxStorage;
  /** Tells the other tabs that the storage has changed. */
  readonly announce: () => void;
}

/** Writes that wait for the server, each kept until it has answered. */
export function createOutbox(dependencies: Dependencies) {
  const { storage, announce, onTaken, now } = dependencies;
  const onGone = (gone: readonly OutboxEntry[]) => {
    for (const entry of gone) onTaken(entry);
  };
  const entries = createEntries({ storage, announce, onGone });
  const sender = createSender(entries, dependencies);
  let ownerId: string | null = null;

  const waitingFor = (object?: string) =>
    entries.state
      .getState()
      .entries.filter((entry) => object === undefined || entry.object === object);

  /** The newest entry of the object that takes the write in; never past one under way, or of another endpoint. */
  function mergeInto({ endpoint, object, input, merge }: AnyWrite): OutboxEntry | null {
    if (!merge) return null;
    const { underWay } = sender.state.getState();
    for (const entry of waitingFor(object).toReversed()) {
      if (underWay.has(entry.id) || !isFor(entry, endpoint)) return null;
      const merged = entry.held ? null : merge(entry.input, input);
      if (merged) return withInput(entry, merged, now());
    }
    return null;
  }

  async function store(write: AnyWrite, owner: string): Promise<void> {
    const { endpoint, input, object, label, day = null } = write;
    const merged = mergeInto(write);
    const current = merged && entries.find(merged.id);
    if (merged && current && (await entries.replace(current, { ...merged, label, day }))) return;
    const newestId = waitingFor().at(-1)?.id ?? '';
    const made = { ownerId: owner, endpoint, input, object, label, day, now: now(), newestId };
    await entries.add(newEntry(made));
  }

  return {
    entries: entries.state,
    sending: sender.state,

    /** Begins with what is kept of a person, and sends it; null for nobody. */
    async open(nextOwnerId: string | null): Promise<void> {
      ownerId = nextOwnerId;
      sender.reset();
      await entries.open(nextOwnerId);
      await sender.runAll();
    },

    /** Seen at once, stored, then sent. */
    enqueue(write: AnyWrite): void {
      // The session has just ended, and the page is about to be left.
      if (ownerId === null) return;
      void store(write, ownerId).then(() => sender.run(write.object));
    },

    /** Tries now what waits, of one object or of all. @returns whether nothing of it is left */
    async flush(object?: string): Promise<boolean> {
      // What could not be read at the start, and what was missed of other tabs.
      await entries.reread();
      for (const entry of waitingFor(object))
        if (entry.retryAt > 0) await entries.replace(entry, { ...entry, retryAt: 0 });
      await (object === undefined ? sender.runAll() : sender.run(object));
      return waitingFor(object).length === 0;
    },

    /** Sends what was held, under a new key. */
    async retry(entry: OutboxEntry): Promise<void> {
      await entries.replace(entry, rekeyed(entry, now()));
      await sender.run(entry.object);
    },

    /** Says a write that waits otherwise; seen at once. */
    async revise(entry: OutboxEntry, input: AnyInput): Promise<void> {
      await entries.replace(entry, withInput(entry, input, now()));
    },

    /** Lets go what waits for an object. */
    async discard(object: string): Promise<void> {
      await Promise.all(waitingFor(object).map(entries.remove));
    },
    remove: entries.remove,
    eraseAll: entries.eraseAll,

    /** Sees what another tab has done. */
    async reread(): Promise<void> {
      await entries.reread();
      sender.scheduleRetry();
    },
  };
}
