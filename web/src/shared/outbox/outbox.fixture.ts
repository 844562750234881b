import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import type { AnyInput } from '../api/route-input.ts';
import { createOutbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxStorage } from './outbox-storage.ts';

interface Sent {
  readonly entry: OutboxEntry;
  readonly succeed: (reply?: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** Storage that every page of a browser shares. */
export function memoryStorage() {
  const texts = new Map<string, { readonly entry: OutboxEntry; readonly sealed: string }>();
  let count = 0;
  let isFull = false;
  let isClosed = false;
  let turn: Promise<unknown> = Promise.resolve();
  const textOf = (id: string) => texts.get(id)?.sealed ?? null;
  const storage: OutboxStorage = {
    async read(ownerId) {
      if (isClosed) throw new Error('No answer');
      return [...texts.values()]
        .filter(({ entry }) => entry.ownerId === ownerId)
        .map(({ entry, sealed }) => ({ entry: { ...entry }, sealed }));
    },
    async write(entry, expected) {
      await turn;
      if (isFull) throw new Error('No space');
      if (textOf(entry.id) !== expected) return null;
      count += 1;
      texts.set(entry.id, { entry, sealed: `text ${count}` });
      return `text ${count}`;
    },
    async remove({ id }, expected) {
      if (textOf(id) !== expected) return false;
      return texts.delete(id);
    },
    async removeAll(ownerId) {
      for (const [id, { entry }] of texts) if (entry.ownerId === ownerId) texts.delete(id);
    },
  };
  return {
    storage,
    entries: () => [...texts.values()].map(({ entry }) => entry),
    fill: () => {
      isFull = true;
    },
    /** Lets nothing be read, or all again. */
    close: (isNow: boolean) => {
      isClosed = isNow;
    },
    /** Writes wait for what is given. */
    delay: (until: Promise<unknown>) => {
      turn = until;
    },
  };
}

/** A browser whose pages share storage, locks and a clock, and a server answered by hand. */
export function fakeBrowser() {
  const { storage, entries: stored, ...disk } = memoryStorage();
  const sent: Sent[] = [];
  const locks = new Map<string, Promise<unknown>>();
  let now = Date.parse('2026-11-22T12:00:00Z');

  /** A tab, signed in. */
  async function openTab(ownerId: string | null = 'ada') {
    const taken: OutboxEntry[] = [];
    const refused: OutboxEntry[] = [];
    const faults: unknown[] = [];
    const retries: number[] = [];
    let failing = false;
    const outbox = createOutbox({
      storage,
      announce: () => undefined,
      send: (entry) =>
        new Promise((succeed, fail) => sent.push({ entry, succeed: () => succeed({}), fail })),
      onTaken(entry) {
        taken.push(entry);
        if (failing) throw new TypeError('A mistake of the screen');
      },
      onRefused: (entry) => void refused.push(entry),
      reportFault: (fault) => void faults.push(fault),
      exclusively(name, run) {
        const turn = (locks.get(name) ?? Promise.resolve()).then(run);
        locks.set(name, turn);
        return turn;
      },
      now: () => now,
      random: () => 1,
      schedule(_run, milliseconds) {
        retries.push(milliseconds);
        return () => undefined;
      },
    });
    void outbox.open(ownerId);
    await settled();
    return {
      outbox,
      taken,
      refused,
      faults,
      /** The delay of each retry that was planned, milliseconds. */
      retries,
      /** Has who is told of a taken write throw. */
      breakScreen: () => {
        failing = true;
      },
      waiting: () => outbox.entries.getState().entries,
      /** A tap: one habit of one day. */
      tap(habit: string, { day = '2026-11-22', value = true, isMerged = false } = {}) {
        outbox.enqueue({
          endpoint: dailyWinEndpoints.postDailyWin,
          input: { body: { [habit]: value } },
          object: day,
          label: habit,
          day,
          ...(isMerged && { merge: mergeBodies }),
        });
      },
    };
  }

  return {
    openTab,
    sent,
    stored,
    ...disk,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

function mergeBodies(waiting: AnyInput, next: AnyInput): AnyInput {
  return { body: Object.assign({}, waiting.body, next.body) };
}

/** After whatever needs no answer of the server has been done. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
