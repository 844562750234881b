import { useEffect, useState } from 'react';

/**
 * The present, looked at again whenever the page is: an installed app goes on where it stood the day
 * before.
 * @param next an instant at which it is looked at as well
 */
export function useNow(next = Number.NaN): number {
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
