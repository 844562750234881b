import { Skeleton } from '../../../shared/ui/skeleton.tsx';

export function StandingSkeleton() {
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <Skeleton className="h-96 rounded-card md:col-span-2" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-80 rounded-card md:col-span-2" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
