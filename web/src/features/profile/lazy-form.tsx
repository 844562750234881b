import { type ReactNode, Suspense } from 'react';
import { Loading } from '../../shared/ui/loading.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

/** A form whose code comes by itself: the page is shown without it. */
export function LazyForm({ children }: { children: ReactNode }) {
  const skeleton = (
    <Loading>
      <Skeleton className="h-80" />
    </Loading>
  );
  return <Suspense fallback={skeleton}>{children}</Suspense>;
}
