import { lazy, Suspense } from 'react';

const LoadedLink = lazy(() => import('./loaded-training-link.tsx'));

export interface TrainingLinkProps {
  traitId: string;
  /** The level to train from; by default where the reader stands. */
  level?: number | undefined;
  className?: string;
}

/** The way to the module that trains a skill; nothing where the library has none. */
export function TrainingLink(props: TrainingLinkProps) {
  return (
    <Suspense fallback={null}>
      <LoadedLink {...props} />
    </Suspense>
  );
}
