import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import type { WinDay } from '@stratum/contract/wins';
import { type OptimisticChange, patchReply } from '../../shared/api/optimistic.ts';

const { getDailyWin, getSelectedDailyWin, getTodaySelected, getWins, getWinsOverview } =
  dailyWinEndpoints;

/** Changes a day wherever it is shown; the figures made of it are the server's. */
export function changedDay(date: string, change: (day: WinDay) => WinDay): OptimisticChange[] {
  const inPlace = (day: WinDay) => (day.date === date ? change(day) : day);
  const inList = <List extends { readonly days: WinDay[] }>(list: List): List => ({
    ...list,
    days: list.days.map(inPlace),
  });
  return [
    patchReply(getTodaySelected, undefined, inPlace),
    patchReply(getSelectedDailyWin, undefined, inPlace),
    patchReply(getDailyWin, undefined, ({ items }) => ({ items: items.map(inPlace) })),
    patchReply(getWins, undefined, (known) =>
      'weeks' in known ? { weeks: known.weeks.map(inList) } : inList(known),
    ),
    patchReply(getWinsOverview, undefined, (known) => ({
      ...known,
      today: inPlace(known.today),
      week: inList(known.week),
    })),
  ];
}
