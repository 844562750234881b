import { lazy, Suspense } from 'react';
import { useStore } from 'zustand/react';
import { connection } from './connection.ts';

const NoticeBar = lazy(() =>
  import('./notice-bar.tsx').then(
    (bar) => ({ default: bar.NoticeBar }),
    // The service worker keeps it; without one a page may be there and its parts out of reach.
    () => ({ default: () => null }),
  ),
);

/** At the lower edge of every page: that there is no network, or a new release. */
export function ConnectionNotice() {
  const isWanted = useStore(connection, ({ isAway, waiting }) => isAway || waiting !== null);
  return <Suspense>{isWanted && <NoticeBar />}</Suspense>;
}
