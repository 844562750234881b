import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { addDays } from '@stratum/contract/plain-days';
import { useState } from 'react';
import { useRoute } from '../../../shared/api/queries.ts';
import type { Overview } from '../check-in/use-chosen-day.ts';
import { useShownDay } from '../waiting-wins.ts';
import { fourWeeksTo } from './shown-weeks.ts';
import { beginOf, type YearData } from './year-data.ts';

const { getFrozenDays, getWeeklyWins, getWins } = dailyWinEndpoints;

/** A chosen day, and its year with the weeks that lead into it. */
export function useYear({ today, best }: Overview) {
  const [chosen, choose] = useState(today.date);
  const shownDay = useShownDay();
  const year = Number(chosen.slice(0, 4));
  const newYear = `${year}-01-01`;
  const last = today.date < `${year}-12-31` ? today.date : `${year}-12-31`;
  // Four weeks may be shown, and 30 days counted, that began in the year before.
  const span = { from: addDays(fourWeeksTo(newYear).from, -7), to: last };
  const list = useRoute(getWins, { query: { view: 'year', date: last } });
  const frozen = useRoute(getFrozenDays, { query: span });
  const weekly = useRoute(getWeeklyWins, { query: span });
  let data: YearData | undefined;
  if (list.data && 'year' in list.data && frozen.data && weekly.data) {
    const days = list.data.days.map(shownDay);
    data = {
      year,
      last,
      begun: beginOf(weekly.data.weeks, days),
      days: new Map(days.map((day) => [day.date, day])),
      frozen: new Map(frozen.data.items.map(({ date, reason }) => [date, reason])),
      weeks: new Map(weekly.data.weeks.map((week) => [week.isoWeek, week])),
    };
  }
  const begunOrBest = [data?.begun, best?.from].filter((day) => typeof day === 'string');
  return {
    reads: [list, frozen, weekly],
    data,
    year,
    chosen,
    choose,
    hasYearBefore: begunOrBest.some((day) => day < newYear),
    hasYearAfter: newYear.slice(0, 4) < today.date.slice(0, 4),
    showYear(shown: number) {
      const end = `${shown}-12-31`;
      choose(end < today.date ? end : today.date);
    },
  };
}
