import { Skeleton } from '../../shared/ui/skeleton.tsx';

export function LessonSkeleton() {
  return (
    <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_22.5rem]">
      <div className="grid gap-7">
        <div className="overflow-hidden rounded-card max-md:-mx-6">
          <Skeleton className="aspect-16/9 !rounded-none" />
          <Skeleton className="mt-px h-54 !rounded-none" />
        </div>
        <Skeleton className="h-16" />
        <Skeleton className="h-64 rounded-card" />
      </div>
      <Skeleton className="h-144 rounded-card" />
    </div>
  );
}
