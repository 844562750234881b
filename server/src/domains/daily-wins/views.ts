import type { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import type { UserId } from '@stratum/contract/ids';
import { addDays, isoWeekOf, isoWeekSpan, weekOf } from '@stratum/contract/plain-days';
import type { Call } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import { daysOf } from './days.ts';
import type { Deps } from './deps.ts';

const weeksShown = 4;

export async function winsView(deps: Deps, { caller, query }: Call<typeof routes.getWins>) {
  const today = todayOf(deps, caller);
  const date = query.date ?? today;
  switch (query.view) {
    case 'week':
      return weekView(deps, caller.userId, date);
    case 'weeks':
      return weeksView(deps, caller.userId, date);
    case 'year':
      return yearView(deps, caller.userId, date.slice(0, 4), today);
  }
}

export async function weekView({ db }: Deps, userId: UserId, date: string) {
  const week = weekOf(date);
  return { ...week, days: await daysOf(db, userId, week) };
}

async function weeksView({ db }: Deps, userId: UserId, date: string) {
  const { from, to } = isoWeekSpan(date);
  const days = await daysOf(db, userId, { from: addDays(from, -7 * (weeksShown - 1)), to });
  const weeks = Array.from({ length: weeksShown }, (_, index) => {
    const week = days.slice(7 * index, 7 * (index + 1));
    const span = isoWeekSpan(week[0]?.date ?? from);
    const points = week.reduce((sum, day) => sum + day.points, 0);
    return { isoWeek: isoWeekOf(span.from), ...span, points, days: week };
  });
  return { weeks };
}

async function yearView({ db }: Deps, userId: UserId, year: string, today: string) {
  const last = `${year}-12-31`;
  const span = { from: `${year}-01-01`, to: last < today ? last : today };
  return { year: Number(year), days: await daysOf(db, userId, span) };
}
