import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const rows = ['first', 'second', 'third', 'fourth'];

/** Holds the place of the overview while it is on its way. */
export function OverviewSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-80" />
      <Skeleton className="mt-8 h-8 w-60" />
      {rows.map((row) => (
        <Skeleton key={row} className="h-24" />
      ))}
    </div>
  );
}
