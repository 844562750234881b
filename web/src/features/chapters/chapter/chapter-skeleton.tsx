import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** Holds the place of a chapter while it is on its way. */
export function ChapterSkeleton() {
  return (
    <div className="mx-auto grid max-w-reading gap-5">
      <Skeleton className="h-20 w-52" />
      <Skeleton className="h-12" />
      <Skeleton className="h-16" />
      <Skeleton className="mt-8 h-52" />
      <Skeleton className="h-52" />
    </div>
  );
}
