import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const rows = ['first', 'second', 'third', 'fourth'];

/** Holds the place of the skills while they are on their way. */
export function SkillsSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-20 max-w-reading" />
      {rows.map((row) => (
        <Skeleton key={row} className="h-32" />
      ))}
    </div>
  );
}
