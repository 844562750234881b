import type { Clock } from '../clock.ts';
import { AppError } from '../http/app-error.ts';
import type { LimitRule } from './limiter.ts';

/** Counts one use of a subject. @throws AppError too_many_requests when a window is used up */
export type Spend = (subject: string) => Promise<void>;

/** 8 MB with two windows each. */
const subjectsKept = 20_000;

/**
 * Counts in this process alone, for calls too frequent to ask the database about: N processes let
 * through N times as much, and a restart forgets.
 */
export function createMemoryLimiter(rules: readonly LimitRule[], clock: Clock): Spend {
  const counter = createWindowCounter(rules, subjectsKept);
  return async (subject) => {
    const wait = counter.count(subject, clock.now().getTime());
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait / 1000 });
  };
}

interface Window {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly left: number;
}

/**
 * Counts uses in fixed windows, one for each rule, that start with a subject's first use; a use
 * that one of them refuses counts in none. Memory is bounded: of more than `maxSubjects` subjects
 * those seen last are kept, and the others start anew. Of whom all windows are over nothing is kept.
 */
export function createWindowCounter(rules: readonly LimitRule[], maxSubjects: number) {
  const subjects = new Map<string, readonly Window[]>();
  return {
    /** @returns 0 once the use is counted, else the milliseconds until one is free again */
    count(subject: string, now: number): number {
      const kept = subjects.get(subject);
      const windows = rules.map((rule, place) => windowAt(now, rule, kept?.[place]));
      const full = windows.filter(({ left }) => left === 0);
      const wait = Math.max(0, ...full.map(({ endsAt }) => endsAt - now));
      const counted = windows.map((window) => ({ ...window, left: window.left - 1 }));
      // A Map keeps the order of insertion: the first is the least recently seen.
      subjects.delete(subject);
      subjects.set(subject, wait > 0 && kept ? kept : counted);
      for (const [oldest, own] of subjects) {
        if (subjects.size <= maxSubjects && own.some(({ endsAt }) => now < endsAt)) break;
        subjects.delete(oldest);
      }
      return wait;
    },
    size: () => subjects.size,
  };
}

/** The open window, or a fresh one, also where the clock was set back to before its start. */
function windowAt(now: number, { points, seconds }: LimitRule, window: Window | undefined): Window {
  if (window && window.startsAt <= now && now < window.endsAt) return window;
  return { startsAt: now, endsAt: now + seconds * 1000, left: points };
}
