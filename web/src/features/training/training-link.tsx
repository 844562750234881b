import { lazy, Suspense } from 'react';
import type { TrainingLinkProps } from './loaded-training-link.tsx';

const LoadedLink = lazy(() => import('./loaded-training-link.tsx'));

/** The way to the module that trains a skill; nothing where the library has none. */
export function TrainingLink(props: TrainingLinkProps) {
  return (
    <Suspense fallback={null}>
      <LoadedLink {...props} />
    </Suspense>
  );
}
