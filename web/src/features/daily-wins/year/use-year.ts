import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { addDays, daysBetween, isoWeekOf, isoWeekSpan } from '@stratum/contract/plain-days';
import { useState } from 'react';
import { useRoute } from '../../../shared/api/queries.ts';
import type { Overview } from '../check-in/use-chosen-day.ts';
import { emptyDay } from '../later-day.ts';
import { useShownDay } from '../waiting-wins.ts';
import { fourWeeksTo } from './shown-weeks.ts';
import { beginOf, type YearData } from './year-data.ts';

const { getFrozenDays, getWeeklyWins, getWins } = dailyWinEndpoints;

/**
 * A chosen day, and its year with the weeks that lead into it.
 * @param readOn the day that the overview was read on where that is over: the year was kept then, too,
 *   and the days since have nothing yet
 */
export function useYear({ today, best, frozen: frozenThisWeek }: Overview, readOn: string | null) {
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? today.date;
  // Who looks at today goes on with it when the day ends.
  const choose = (date: string) => setPicked(date === today.date ? null : date);
  const shownDay = useShownDay();
  const year = Number(chosen.slice(0, 4));
  const newYear = `${year}-01-01`;
  const last = today.date < `${year}-12-31` ? today.date : `${year}-12-31`;
  const lastRead = readOn !== null && readOn >= newYear && readOn < last ? readOn : last;
  // Four weeks may be shown, and 30 days counted, that began in the year before.
  const span = { from: addDays(fourWeeksTo(newYear).from, -7), to: lastRead };
  const list = useRoute(getWins, { query: { view: 'year', date: lastRead } });
  const frozen = useRoute(getFrozenDays, { query: span });
  const weekly = useRoute(getWeeklyWins, { query: span });
  let data: YearData | undefined;
  if (list.data && 'year' in list.data && frozen.data && weekly.data) {
    const since = daysBetween(lastRead, last).slice(1).map(emptyDay);
    const days = [...list.data.days, ...since].map(shownDay);
    const frozenSince = frozenThisWeek.filter(({ date }) => date > lastRead && date <= last);
    const isoWeek = isoWeekOf(last);
    const thisWeek = { isoWeek, ...isoWeekSpan(last), points: 0, of: 0 };
    const isWeekKnown = weekly.data.weeks.some((week) => week.isoWeek === isoWeek);
    const weeks = isWeekKnown ? weekly.data.weeks : [...weekly.data.weeks, thisWeek];
    data = {
      year,
      last,
      begun: beginOf(weekly.data.weeks, days),
      days: new Map(days.map((day) => [day.date, day])),
      frozen: new Map(
        [...frozen.data.items, ...frozenSince].map(({ date, reason }) => [date, reason]),
      ),
      weeks: new Map(weeks.map((week) => [week.isoWeek, week])),
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
