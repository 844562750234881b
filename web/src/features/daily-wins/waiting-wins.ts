import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { type Habit, habits } from '@stratum/contract/habits';
import type { WinDay } from '@stratum/contract/wins';
import { useCallback, useMemo } from 'react';
import { invalidateAfter } from '../../shared/api/invalidate.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import {
  followWrites,
  inputFor,
  type OutboxEntry,
  outbox,
  useOutbox,
} from '../../shared/outbox/index.ts';
import { changedDay } from './changed-day.ts';
import { withWins } from './win-day.ts';

const { postDailyWin, skipDailyWin } = dailyWinEndpoints;

/** What the writes to a day wait as in the outbox: in their order, since a tap ends a skip. */
export function dayObject(date: string): string {
  return `daily-wins/${date}`;
}

/** A day as what waits for it will have left it. */
function withWaiting(day: WinDay, entries: readonly OutboxEntry[]): WinDay {
  return entries
    .filter(({ object, held }) => held === null && object === dayObject(day.date))
    .reduce(applied, day);
}

function applied(day: WinDay, entry: OutboxEntry): WinDay {
  const post = inputFor(entry, postDailyWin);
  if (post) return withWins(day, post.body.wins);
  const skip = inputFor(entry, skipDailyWin);
  return skip ? { ...day, skipped: skip.body.reason } : day;
}

/** Shows days with what waits for them. */
export function useShownDay(): (day: WinDay) => WinDay {
  const entries = useOutbox();
  return useCallback((day) => withWaiting(day, entries), [entries]);
}

/** The habits of a day whose taps could not be sent yet. */
export function useDelayedHabits(date: string): ReadonlySet<Habit> {
  const entries = useOutbox(dayObject(date));
  return useMemo(() => {
    const waiting = entries.filter(({ held }) => held === null);
    if (waiting.every(({ failures }) => failures === 0)) return new Set();
    const changes = waiting.map((entry) => inputFor(entry, postDailyWin)?.body.wins ?? {});
    return new Set(habits.filter((habit) => changes.some((wins) => wins[habit] !== undefined)));
  }, [entries]);
}

/** Whether a change of a day could not be sent yet: figures do not know of it. */
export function useHasDelayed(): boolean {
  return useOutbox().some((entry) => isOfDays(entry) && entry.held === null && entry.failures > 0);
}

/** Why the last refused change of a day was not taken; empty without one. */
export function useRefusal(): string {
  const held = useOutbox().findLast((entry) => isOfDays(entry) && entry.held !== null)?.held;
  return held?.reason === 'refused' ? held.message : '';
}

function isOfDays(entry: OutboxEntry): boolean {
  return inputFor(entry, postDailyWin) !== null || inputFor(entry, skipDailyWin) !== null;
}

/** The day stands as the server has it; its figures are read again after the last write. */
function take(day: WinDay): void {
  for (const { apply } of changedDay(day.date, () => day)) apply(queryClient);
  const waiting = outbox.entries.getState().entries.filter(isOfDays);
  // The one that was taken is still among them.
  if (waiting.filter(({ held }) => held === null).length <= 1) void invalidateAfter(postDailyWin);
}

const follower = {
  taken: (_: unknown, day: WinDay) => take(day),
  refused: () => void invalidateAfter(postDailyWin),
};
followWrites(postDailyWin, follower);
followWrites(skipDailyWin, follower);
