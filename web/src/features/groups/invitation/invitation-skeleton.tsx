import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** Holds the place of what leads into a group. */
export function InvitationSkeleton() {
  return (
    <div className="px-6 py-16">
      <Skeleton className="mx-auto h-72 max-w-dialog" />
    </div>
  );
}
