import { endsSession } from '@stratum/contract/errors';
import type { GroupId } from '@stratum/contract/ids';
import { CallError } from '../../../shared/api/call-error.ts';
import type { Bytes } from '../../../shared/state/cipher.ts';
import { type Outgoing, waiting } from './outgoing.ts';
import type { OutgoingEntries } from './outgoing-entries.ts';

interface Dependencies {
  readonly entries: OutgoingEntries;
  /** Throws `CallError`; given up by the signal. */
  readonly send: (
    entry: Outgoing,
    bytes: Bytes,
    options: { readonly signal: AbortSignal; readonly onProgress: (part: number) => void },
  ) => Promise<void>;
  /** Runs once no other tab holds the name. */
  readonly exclusively: (name: string, run: () => Promise<void>) => Promise<void>;
  /** Runs something after a delay, milliseconds. */
  readonly schedule: (run: () => void, delay: number) => void;
}

const firstDelay = 2_000;
const longestDelay = 60_000;

/** Sends files: those of one group in their order, each until it is there. */
export function createOutgoingQueue({ entries, send, exclusively, schedule }: Dependencies) {
  const calls = new Map<string, AbortController>();
  const active = new Set<GroupId>();
  let failures = 0;

  /** @returns whether the next one may follow */
  async function attempt(entry: Outgoing): Promise<boolean> {
    const bytes = await entries.bytesOf(entry);
    if (bytes === null) {
      entries.drop(entry);
      return true;
    }
    const controller = new AbortController();
    calls.set(entry.id, controller);
    const { signal } = controller;
    const onProgress = (part: number) => entries.setState(entry.id, { at: 'sending', part });
    onProgress(0);
    try {
      await send(entry, bytes, { signal, onProgress });
      failures = 0;
      await entries.forget(entry);
      return true;
    } catch (error) {
      return signal.aborted || fail(entry, error);
    } finally {
      calls.delete(entry.id);
    }
  }

  function fail({ id, groupId }: Outgoing, error: unknown): boolean {
    if (isRefusal(error)) {
      const message = Object.values(error.fields)[0] ?? error.message;
      entries.setState(id, { at: 'refused', message });
      return true;
    }
    // A mistake in this program is told, and tried again as a lost network is.
    if (!(error instanceof CallError)) reportError(error);
    entries.setState(id, waiting);
    schedule(() => void run(groupId), Math.min(longestDelay, firstDelay * 2 ** failures));
    failures += 1;
    return false;
  }

  async function sendAll(groupId: GroupId): Promise<void> {
    let goesOn = true;
    while (goesOn) {
      const entry = entries.nextOf(groupId);
      goesOn = entry !== undefined && (await attempt(entry));
    }
  }

  async function run(groupId: GroupId): Promise<void> {
    if (active.has(groupId)) return;
    active.add(groupId);
    await exclusively(groupId, () => sendAll(groupId)).finally(() => active.delete(groupId));
  }

  function runAll(): void {
    for (const groupId of entries.groups()) void run(groupId);
  }

  return {
    runAll,

    /** Begins with what is kept of a person; null for nobody. */
    async open(ownerId: string | null): Promise<void> {
      for (const call of calls.values()) call.abort();
      await entries.open(ownerId);
      runAll();
    },

    /** Seen at once, stored, then sent. */
    async add(entry: Outgoing, bytes: Bytes): Promise<void> {
      await entries.add(entry, bytes);
      void run(entry.groupId);
    },

    async cancel(entry: Outgoing): Promise<void> {
      calls.get(entry.id)?.abort();
      await entries.forget(entry);
    },

    retry({ id, groupId }: Outgoing): void {
      entries.setState(id, waiting);
      void run(groupId);
    },

    async followOtherTab(): Promise<void> {
      await entries.reread((id) => calls.has(id));
      runAll();
    },
  };
}

/** Whether another try would fail as well. */
function isRefusal(error: unknown): error is CallError {
  if (!(error instanceof CallError) || error.isUnanswered || endsSession(error.code)) return false;
  return error.code !== 'too_many_requests' && error.retryAfter === null;
}
