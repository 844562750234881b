import { type Habit, habits } from '@stratum/contract/habits';
import { localDate } from '@stratum/contract/local-date';
import type { Locale } from '@stratum/contract/locale';
import { addDays, daysBetween, type Span, weekdays } from '@stratum/contract/plain-days';
import { localInstant } from '@stratum/contract/recurrence';
import type { WeeklyFocus } from '@stratum/contract/weekly-review';
import { after } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Caller } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import { daysOf } from '../daily-wins/index.ts';
import { goalWork, isStepDone } from '../goals/index.ts';
import type { Deps } from './deps.ts';
import { sumOf, weeksShown } from './review.ts';
import { reviewsSince } from './store.ts';
import type { KeptProposal, WeeklyReviewRow } from './tables.ts';
import { toProposal } from './texts.ts';

/** Seconds after a review in which it waits on the dashboard: into the evening of the next day. */
const readyFor = 28 * 60 * 60;

interface Asked {
  readonly caller: Caller;
  readonly locale: Locale;
}

/** What the dashboard says of the week that runs, in one call. */
export async function weeklyFocus(
  deps: Deps,
  { caller, locale }: Asked,
  tx: Queryable = deps.db,
): Promise<WeeklyFocus> {
  const today = todayOf(deps, caller);
  const oldest = addDays(today, -weeksShown * weekdays.length);
  const rows = await reviewsSince(tx, caller.userId, oldest);
  const row = rows.find(({ toDate }) => toDate < today);
  const isOfToday = row && today <= addDays(row.toDate, weekdays.length);
  return {
    focus: isOfToday && row.focus ? await toFocus(tx, caller, row, row.focus, locale) : null,
    ready: readyIn(rows, deps.clock.now()),
  };
}

function readyIn(rows: readonly WeeklyReviewRow[], now: Date): WeeklyFocus['ready'] {
  const kept = rows.flatMap((row) => {
    const { week, fromDate: from, toDate: to, goals } = row;
    return goals === null ? [] : [{ row, sum: { week, from, to, ...sumOf(goals) } }];
  });
  const [newest] = kept;
  if (!newest || newest.row.focus !== null || newest.row.readAt !== null) return null;
  if (after(newest.row.until, readyFor) <= now) return null;
  return { ...newest.sum, weeks: kept.slice(0, weeksShown).map(({ sum }) => sum) };
}

async function toFocus(
  tx: Queryable,
  caller: Caller,
  { week, toDate, focusDays }: WeeklyReviewRow,
  focus: KeptProposal,
  locale: Locale,
) {
  const span = { from: addDays(toDate, 1), to: addDays(toDate, weekdays.length) };
  const seen = await seenDays(tx, caller, focus, span);
  const { milestoneId, microGoalId } = focus;
  const step = milestoneId === null ? null : { milestoneId, microGoalId };
  return {
    ...toProposal(focus, locale),
    week,
    ...span,
    done: step && (await isStepDone(tx, caller.userId, step)),
    days: daysBetween(span.from, span.to).map((date) => {
      const said = focusDays.includes(date);
      return { date, done: said || seen.has(date), said };
    }),
  };
}

/** Days on which a step of its goal was ticked, or a habit that serves it won. */
async function seenDays(
  tx: Queryable,
  { userId, timeZone, dayStartHour }: Caller,
  { id, goal }: KeptProposal,
  span: Span,
): Promise<ReadonlySet<string>> {
  const midnight = localInstant(span.from, '00:00', timeZone);
  const work = goal && (await goalWork(tx, userId, goal.id, midnight));
  const ticked = work?.doneAt.map((at) => localDate(at, timeZone, dayStartHour)) ?? [];
  const serving: readonly Habit[] = work?.habits ?? habits.filter((habit) => habit === id);
  if (serving.length === 0) return new Set(ticked);
  const days = await daysOf(tx, userId, span);
  const won = days.filter(({ wins }) => serving.some((habit) => wins[habit]));
  return new Set([...ticked, ...won.map(({ date }) => date)]);
}
