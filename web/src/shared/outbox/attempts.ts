import { endsSession } from '@stratum/contract/errors';
import { createStore } from 'zustand/vanilla';
import { CallError } from '../api/call-error.ts';
import type { Entries } from './outbox-entries.ts';
import { isTooOld, longestDelay, type OutboxEntry, rekeyed } from './outbox-entry.ts';

interface SendingState {
  /** Ids of the entries that this page is sending. */
  readonly underWay: ReadonlySet<string>;
  readonly lastFailure: { readonly at: number; readonly message: string } | null;
}

const idle: SendingState = { underWay: new Set(), lastFailure: null };

export interface AttemptDependencies {
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
  readonly now: () => number;
  readonly random: () => number;
}

/** Thrown by `send` where calls are no longer made for the entry's owner. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
}

/** Sends one entry at a time, and keeps what becomes of it. */
export function createAttempts(entries: Entries, dependencies: AttemptDependencies) {
  const { send, now, random } = dependencies;
  const state = createStore<SendingState>()(() => idle);
  const calls = new Set<AbortController>();
  /** Until a call is answered again, or somebody signs in. */
  let hasSessionEnded = false;

  /** @returns whether the next entry of its object may follow */
  async function attempt(entry: OutboxEntry): Promise<boolean> {
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

  return {
    state,
    attempt,
    /** Then it would help nobody to go on trying. */
    hasSessionEnded: () => hasSessionEnded,
    /** Gives up what is under way, and forgets a person's failures. */
    reset(): void {
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
