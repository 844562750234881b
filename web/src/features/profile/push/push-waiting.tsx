import { Loading } from '../../../shared/ui/loading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** As high as what comes. */
export function PushWaiting() {
  return (
    <Loading>
      <Skeleton className="h-13" />
    </Loading>
  );
}
