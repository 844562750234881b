import type { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import { fillableDays, habits } from '@stratum/contract/habits';
import type { UserId } from '@stratum/contract/ids';
import { addDays, daysBetween, type Span } from '@stratum/contract/plain-days';
import type { FieldMessageKey } from '@stratum/contract/validation';
import type { WinDay } from '@stratum/contract/wins';
import type { Queryable } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import { endReminders } from './checkin-reminder.ts';
import type { Deps } from './deps.ts';
import { endSkip, listDays, listDaysOf, mergeWins, skipDay } from './store.ts';
import { scheduleStreakCheck } from './streak-check.ts';
import type { DailyWinRow } from './tables.ts';

export async function postDay(deps: Deps, { tx, caller, body }: Call<typeof routes.postDailyWin>) {
  const today = todayOf(deps, caller);
  checkFillable(body.date, today);
  const post = { userId: caller.userId, ...body, isLate: body.date < today };
  const now = deps.clock.now();
  await scheduleStreakCheck(tx, caller, now);
  const row = await mergeWins(tx, post);
  if (row.points === habits.length && body.date === today) {
    await deps.tellFiveWins(tx, caller.userId, today);
  }
  await endReminders(tx, caller.userId, body.date, now);
  return changedDay(tx, post, row);
}

export async function skip(deps: Deps, { tx, caller, body }: Call<typeof routes.skipDailyWin>) {
  checkFillable(body.date, todayOf(deps, caller));
  const day = { userId: caller.userId, date: body.date };
  const now = deps.clock.now();
  // A day that is left out may bring a streak back that had ended with it.
  await scheduleStreakCheck(tx, caller, now);
  if (body.reason === null) return changedDay(tx, day, await endSkip(tx, day));
  const row = await skipDay(tx, day, body.reason);
  await endReminders(tx, caller.userId, body.date, now);
  return changedDay(tx, day, row);
}

/** What a change has made of a day, told to the person's other tabs and devices. */
export function changedDay(
  tx: Queryable,
  { userId, date }: Pick<DailyWinRow, 'userId' | 'date'>,
  row: DailyWinRow | undefined,
): WinDay {
  const day = toDay(date, row);
  tx.afterCommit({ to: userId, event: { type: 'wins', day } });
  return day;
}

/** Every day of a span, in order. */
export async function daysOf(tx: Queryable, userId: UserId, span: Span): Promise<WinDay[]> {
  const rows = new Map((await listDays(tx, userId, span)).map((row) => [row.date, row]));
  return daysBetween(span.from, span.to).map((date) => toDay(date, rows.get(date)));
}

/** The same for many people, each with days of their own. */
export async function daysOfAll(
  tx: Queryable,
  spans: ReadonlyMap<UserId, Span>,
): Promise<ReadonlyMap<UserId, WinDay[]>> {
  const from = [...spans.values()].map((span) => span.from).toSorted()[0];
  const to = [...spans.values()]
    .map((span) => span.to)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) return new Map();
  const rows = await listDaysOf(tx, [...spans.keys()], { from, to });
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    [...spans].map(([userId, span]) => {
      const known = new Map(byUser.get(userId)?.map((row) => [row.date, row]));
      return [userId, daysBetween(span.from, span.to).map((date) => toDay(date, known.get(date)))];
    }),
  );
}

export async function dayOf(tx: Queryable, userId: UserId, date: string): Promise<WinDay> {
  const [row] = await listDays(tx, userId, { from: date, to: date });
  return toDay(date, row);
}

export function toDay(date: string, row: DailyWinRow | undefined): WinDay {
  const won = (habit: (typeof habits)[number]) => row?.[habit] ?? false;
  return {
    date,
    wins: {
      alarm: won('alarm'),
      personalFitness: won('personalFitness'),
      purposefulNutrition: won('purposefulNutrition'),
      noDistractions: won('noDistractions'),
      personalDevelopment: won('personalDevelopment'),
    },
    points: habits.filter(won).length,
    skipped: row?.skipped ?? null,
    filledLater: row?.filledLater ?? false,
  };
}

/** @throws AppError invalid_input unless the day is today or one of the seven before */
function checkFillable(date: string, today: string): void {
  if (date <= today && date >= addDays(today, -fillableDays)) return;
  throw wrongDay('date', 'fillable_day');
}

export function wrongDay(field: string, key: FieldMessageKey): AppError {
  return new AppError('invalid_input', { fields: new Map([[field, { key }]]) });
}
