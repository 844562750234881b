import { lazy, Suspense } from 'react';

const LoadedRow = lazy(() => import('./continue-watching.tsx'));

/** Comes after what a day begins with, and holds no place: most days there is none. */
export function ContinueWatching() {
  return (
    <Suspense fallback={null}>
      <LoadedRow />
    </Suspense>
  );
}
