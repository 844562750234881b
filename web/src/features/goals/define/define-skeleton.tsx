import { Skeleton } from '../../../shared/ui/skeleton.tsx';

export function DefineSkeleton() {
  return (
    <div className="grid gap-8">
      <Skeleton className="h-20" />
      <Skeleton className="h-44" />
      <Skeleton className="h-24" />
    </div>
  );
}
