import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { addDays, weekOf } from '@stratum/contract/plain-days';
import { useState } from 'react';
import { useRoute } from '../../../shared/api/queries.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { useShownDay } from '../waiting-wins.ts';

const { getDailyWinRules, getFrozenDays, getWins } = dailyWinEndpoints;
export type Overview = RouteReply<typeof dailyWinEndpoints.getWinsOverview>;

/** The day that is open in the check-in: today, or one before it that is filled in. */
export function useChosenDay({ today, week, frozen, rules }: Overview) {
  const [choice, setChoice] = useState<string | null>(null);
  const [isLastWeek, setLastWeek] = useState(false);
  const shown = useShownDay();
  const date = choice ?? today.date;
  const isToday = date === today.date;
  // A day may be filled in for a week, so the week before this one is enough.
  const dayOfWeekBefore = addDays(week.from, -1);
  const before = useRoute(
    getWins,
    { query: { view: 'week', date: dayOfWeekBefore } },
    { enabled: isLastWeek || weekOf(date).from < week.from },
  );
  const frozenBefore = useRoute(
    getFrozenDays,
    { query: weekOf(dayOfWeekBefore) },
    { enabled: isLastWeek },
  );
  const weekBefore =
    before.data && 'from' in before.data
      ? { ...before.data, days: before.data.days.map(shown) }
      : undefined;
  const then = useRoute(getDailyWinRules, { query: { date } }, { enabled: !isToday });
  const days = [...(weekBefore?.days ?? []), ...week.days];
  return {
    // Today is the reply's own: a week that was read before midnight may not have it.
    day: isToday ? today : (days.find((day) => day.date === date) ?? today),
    isToday,
    /** Those of the day: what was changed since had no part in it. */
    rules: isToday ? rules : (then.data?.rules ?? rules),
    choose(chosen: string) {
      setChoice(chosen === today.date ? null : chosen);
      if (chosen === today.date) setLastWeek(false);
    },
    shownWeek: isLastWeek ? weekBefore : week,
    /** The days of the shown week that figures leave out. */
    shownFrozen: isLastWeek ? (frozenBefore.data?.items ?? []) : frozen,
    /** What the shown week waits for. */
    weekReads: isLastWeek ? [before] : [],
    isLastWeek,
    showLastWeek: setLastWeek,
  };
}

export type ChosenDay = ReturnType<typeof useChosenDay>;
