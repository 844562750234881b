import { lazy, Suspense } from 'react';
import { useSession } from '../shared/session/index.ts';

/** The live connection of whoever is signed in. */
export function LiveSlot() {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? (
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

/** Safari knows no idle callbacks. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}
