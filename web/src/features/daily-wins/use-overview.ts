import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { useRoute } from '../../shared/api/queries.ts';
import { useNow } from '../../shared/use-now.ts';
import { dayAfter, overviewOn } from './later-day.ts';
import { useShownDay } from './waiting-wins.ts';

/** The overview as it is now, with what waits for the network; its day may have ended since it was read. */
export function useOverview() {
  const read = useRoute(dailyWinEndpoints.getWinsOverview);
  const shown = useShownDay();
  const known = read.data;
  const now = useNow(known ? Date.parse(known.endsAt) : Number.NaN);
  if (!known) return { read, overview: undefined, figuresOf: null };
  const date = dayAfter(known, read.dataUpdatedAt, now);
  const isLater = date !== known.today.date;
  const { today, week, ...rest } = isLater ? overviewOn(known, date) : known;
  return {
    read,
    overview: { ...rest, today: shown(today), week: { ...week, days: week.days.map(shown) } },
    /** The day that the figures are of; null for today. */
    figuresOf: isLater ? known.today.date : null,
  };
}
