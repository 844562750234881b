import { lazy, Suspense } from 'react';
import { idle } from '../shared/idle.ts';
import { useSession } from '../shared/session/index.ts';
import { isViewingTab } from './is-viewing-tab.ts';

/** The live connection of whoever is signed in. */
export function LiveSlot() {
  const { isLoggedIn } = useSession();
  // What it carries is closed to who looks on as somebody.
  return isLoggedIn && !isViewingTab() ? (
    <Suspense>
      <Live />
    </Suspense>
  ) : null;
}

/** After what the page needs to answer. Without it the page shows what it has fetched. */
const Live = lazy(() =>
  idle()
    .then(() => import('./live/live.tsx'))
    .catch(() => ({ default: () => null })),
);
