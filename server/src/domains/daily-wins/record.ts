import type { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import type { UserId } from '@stratum/contract/ids';
import { daysBetween, type Span } from '@stratum/contract/plain-days';
import type { FrozenDay } from '@stratum/contract/wins';
import type { Queryable } from '../../platform/database.ts';
import type { Call, Caller } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import type { Deps } from './deps.ts';
import { figuresOf, weeklyPoints } from './figures.ts';
import { frozenReason, type WinRecord } from './frozen-days.ts';
import { listPauses, listRestWeekdays } from './rest-store.ts';
import { listRecordedDays } from './store.ts';

export async function loadRecord(tx: Queryable, userId: UserId): Promise<WinRecord> {
  return {
    days: await listRecordedDays(tx, userId),
    pauses: await listPauses(tx, userId),
    restWeekdays: await listRestWeekdays(tx, userId),
  };
}

export async function streak(deps: Deps, { caller }: { readonly caller: Caller }) {
  const record = await loadRecord(deps.db, caller.userId);
  return figuresOf(record, todayOf(deps, caller)).figures;
}

export async function weeklyWins(deps: Deps, call: Call<typeof routes.getWeeklyWins>) {
  const { caller, query } = call;
  const record = await loadRecord(deps.db, caller.userId);
  return { weeks: weeklyPoints(record, query, todayOf(deps, caller)) };
}

export async function frozenDays(deps: Deps, { caller, query }: Call<typeof routes.getFrozenDays>) {
  const record = await loadRecord(deps.db, caller.userId);
  return { items: frozenIn(record, query, todayOf(deps, caller)) };
}

/** The days of a span that figures leave out, from the first post on, or from today without one. */
export function frozenIn(record: WinRecord, { from, to }: Span, today: string): FrozenDay[] {
  const first = record.days.find(({ posted }) => posted)?.date ?? today;
  const recorded = new Map(record.days.map((day) => [day.date, day]));
  return daysBetween(from > first ? from : first, to).flatMap((date) => {
    const reason = frozenReason(record, date, recorded.get(date));
    return reason === null ? [] : [{ date, reason }];
  });
}
