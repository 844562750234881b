import { endsSession } from '@stratum/contract/errors';
import { createStore } from 'zustand/vanilla';
import { CallError } from '../api/call-error.ts';
import type { Entries } from './outbox-entries.ts';
import { isTooOld, longestDelay, type OutboxEntry, rekeyed, waitOf } from './outbox-entry.ts';

interface SendingState {
  /** Ids of the entries that this page is sending. */
  readonly underWay: ReadonlySet<string>;
  readonly lastFailure: { readonly at: number; readonly message: string } | null;
}

const idle: SendingState = { underWay: new Set(), lastFailure: null };

export interface SenderDependencies {
  /** Throws `CallError`, or `SignedOutError`; given up by the signal. */
  readonly send: (entry: OutboxEntry, signal: AbortSignal) => Promise<unknown>;
  /**
   * Told of each entry that the server has, before it leaves the list where this page has sent it:
   * only then there is a reply.
   */
  readonly onTaken: (entry: OutboxEntry, reply?: unknown) => void;
  readonly onRefused: (entry: OutboxEntry) => void;
  /** Told what is a mistake in this program. */
  readonly reportFault: (fault: unknown) => void;
  /** Runs once no other tab holds the name. */
  readonly exclusively: (name: string, run: () => Promise<void>) => Promise<void>;
  readonly now: () => number;
  readonly random: () => number;
  /** Runs something after a delay. @returns what cancels it */
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
}

/** Thrown by `send` where calls are no longer made for the entry's owner. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
}

/** Sends entries: those of one object in their order, different objects at once, again after a failure. */
export function createSender(entries: Entries, dependencies: SenderDependencies) {
  const { send, exclusively, now, random, schedule } = dependencies;
  const state = createStore<SendingState>()(() => idle);
  /** Each object's run under way, and the one to follow it. */
  const running = new Map<string, Promise<void>>();
  const following = new Map<string, Promise<void>>();
  /** Objects that are being sent, or whose turn is waited for. */
  const active = new Set<string>();
  const calls = new Set<AbortController>();
  let cancelRetry = () => {};
  /** Until a call is answered again, or somebody signs in: to go on trying would help nobody. */
  let hasSessionEnded = false;

  const waiting = () => entries.state.getState().entries.filter(({ held }) => held === null);

  /** Sends what waits for an object, once what is under way has been answered. */
  function run(object: string): Promise<void> {
    const queued = following.get(object);
    if (queued) return queued;
    const next = (running.get(object) ?? Promise.resolve()).then(() => {
      following.delete(object);
      active.add(object);
      const current = exclusively(object, () => sendAll(object)).finally(() => {
        active.delete(object);
        scheduleRetry();
      });
      running.set(
        object,
        current.catch(() => undefined),
      );
      return current;
    });
    following.set(object, next);
    return next;
  }

  async function sendAll(object: string): Promise<void> {
    await entries.reread();
    let goesOn = true;
    while (goesOn) {
      const entry = firstOf(object);
      goesOn = entry !== undefined && waitOf(entry, now()) === 0 && (await sendOne(entry));
    }
  }

  /** @returns whether the next entry of its object may follow */
  async function sendOne(entry: OutboxEntry): Promise<boolean> {
    if (isTooOld(entry, now()))
      return entries.replace(entry, { ...entry, held: { reason: 'too_old' } });
    // Due from now on: whoever asks that it be sent now changes nothing of what is under way.
    const sent = { ...entry, isSent: true, retryAt: 0 };
    setUnderWay(entry.id, true);
    try {
      // Stored first: whoever changes the entry from now on gives it another key.
      if (!(await entries.replace(entry, sent))) return true;
      // Let go meanwhile, or its owner is no longer signed in.
      if (entries.find(sent.id) !== sent) return true;
      const reply = await call(sent);
      hasSessionEnded = false;
      tell(() => dependencies.onTaken(sent, reply));
      await entries.remove(sent);
      return true;
    } catch (error) {
      return await fail(sent, error);
    } finally {
      setUnderWay(entry.id, false);
    }
  }

  /** The call, which ends with the session whose it is. */
  async function call(entry: OutboxEntry): Promise<unknown> {
    const controller = new AbortController();
    const { promise: ended, reject } = Promise.withResolvers<never>();
    controller.signal.addEventListener('abort', () => reject(new SignedOutError()));
    calls.add(controller);
    return Promise.race([send(entry, controller.signal), ended]).finally(() =>
      calls.delete(controller),
    );
  }

  async function fail(entry: OutboxEntry, error: unknown): Promise<boolean> {
    hasSessionEnded = isSessionEnd(error);
    if (hasSessionEnded) return false;
    if (isRefusal(error)) {
      await refuse(entry, error);
      return true;
    }
    const failures = entry.failures + 1;
    const retryAt = now() + retryDelay(failures, error, random);
    const message = error instanceof CallError ? error.message : '';
    state.setState({ lastFailure: { at: now(), message } });
    await entries.replace(entry, { ...entry, failures, retryAt });
    return false;
  }

  async function refuse(entry: OutboxEntry, error: CallError): Promise<void> {
    if (error.code === 'idempotency_mismatch') {
      await entries.replace(entry, rekeyed(entry, now()));
      return;
    }
    const message = Object.values(error.fields)[0] ?? error.message;
    const held = { ...entry, held: { reason: 'refused', message } as const };
    if (await entries.replace(entry, held)) tell(() => dependencies.onRefused(held));
  }

  /** A fault of who is told must not have a write sent once more. */
  function tell(inform: () => void): void {
    try {
      inform();
    } catch (fault) {
      dependencies.reportFault(fault);
    }
  }

  function setUnderWay(id: string, isUnderWay: boolean): void {
    const others = [...state.getState().underWay].filter((each) => each !== id);
    state.setState({ underWay: new Set(isUnderWay ? [...others, id] : others) });
  }

  const objects = () => [...new Set(waiting().map(({ object }) => object))];
  const firstOf = (object: string) => waiting().find((entry) => entry.object === object);

  /** For the object that is due next. Those that are active come back here by themselves. */
  function scheduleRetry(): void {
    cancelRetry();
    if (hasSessionEnded) return;
    const failed = objects()
      .filter((object) => !active.has(object))
      .flatMap((object) => firstOf(object) ?? [])
      .filter(({ failures }) => failures > 0);
    if (failed.length === 0) return;
    const wait = Math.min(...failed.map((entry) => waitOf(entry, now())));
    cancelRetry = schedule(() => void runAll(), wait);
  }

  async function runAll(): Promise<void> {
    await Promise.all(objects().map(run));
  }

  return {
    state,
    run,
    runAll,
    scheduleRetry,
    /** Gives up what is under way, and forgets a person's failures. */
    reset(): void {
      cancelRetry();
      hasSessionEnded = false;
      for (const controller of calls) controller.abort();
      state.setState(idle);
    },
  };
}

/** The entry waits for its owner to sign in again. */
function isSessionEnd(error: unknown): boolean {
  return error instanceof SignedOutError || (error instanceof CallError && endsSession(error.code));
}

/** Whether another try would fail as well. */
function isRefusal(error: unknown): error is CallError {
  if (!(error instanceof CallError)) return false;
  return !error.isUnanswered && error.code !== 'too_many_requests' && error.retryAfter === null;
}

const firstDelay = 1_000;
const maxDelay = 30_000;

/**
 * How long to wait after so many failures in a row, in milliseconds: exponential backoff with half of
 * it left to chance, so that people who lost the same network do not come back at one moment; never
 * less than the server asks for, up to an hour.
 */
function retryDelay(failures: number, error: unknown, random: () => number): number {
  const backoff = Math.min(firstDelay * 2 ** (failures - 1), maxDelay);
  const asked = error instanceof CallError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return Math.min(longestDelay, Math.max(asked, backoff * (0.5 + random() / 2)));
}
