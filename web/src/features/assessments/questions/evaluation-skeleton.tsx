import { limits } from '@stratum/contract/limits';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** Holds the places of a statement and its answers. */
export function EvaluationSkeleton() {
  return (
    <div className="mx-auto max-w-reading">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="mt-12 h-5 w-3/4" />
      <Skeleton className="mt-6 h-36 w-full" />
      <div className="mt-8 grid gap-2.5 sm:grid-cols-5">
        {Array.from({ length: limits.scaleSteps }, (_, step) => (
          <Skeleton key={step} className="h-14 sm:h-32" />
        ))}
      </div>
    </div>
  );
}
