import { Loading } from '../../../shared/ui/loading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** Holds the place of the first messages. */
export function LogSkeleton() {
  return (
    <Loading>
      <div className="absolute inset-x-0 top-0 flex flex-col gap-5 p-6">
        {['w-2/3', 'w-1/2', 'w-3/4', 'w-1/3'].map((width) => (
          <Skeleton key={width} className={`h-10 ${width}`} />
        ))}
      </div>
    </Loading>
  );
}
