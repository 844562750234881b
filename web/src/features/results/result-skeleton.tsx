import { Skeleton } from '../../shared/ui/skeleton.tsx';

const traitRows = ['one', 'two', 'three', 'four', 'five'];

export function ResultSkeleton() {
  return (
    <div>
      <div className="grid items-center gap-x-24 gap-y-12 md:grid-cols-[1fr_auto]">
        <div>
          <Skeleton className="h-5 w-60" />
          <Skeleton className="mt-5 h-20 w-48" />
          <Skeleton className="mt-5 h-12 w-full" />
          <Skeleton className="mt-8 h-36 w-full" />
        </div>
        <Skeleton className="h-52 w-70" />
      </div>
      {traitRows.map((row) => (
        <Skeleton key={row} className="mt-8 h-36 w-full" />
      ))}
    </div>
  );
}
