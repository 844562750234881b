import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { useEffect, useState } from 'react';
import { useRoute } from '../../shared/api/queries.ts';
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

/** The present, looked at again once an instant has come, and whenever the page is looked at. */
function useNow(next: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const listening = new AbortController();
    const look = () => setNow(Date.now());
    document.addEventListener('visibilitychange', look, { signal: listening.signal });
    const timer = next > now ? setTimeout(look, next - now) : undefined;
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [next, now]);
  return now;
}
