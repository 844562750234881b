import { type ReactNode, Suspense } from 'react';
import { Loading } from '../../shared/ui/loading.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

/** The form of a dialog, whose code comes when the dialog is opened: the page needs none of it. */
export function LazyForm({ children }: { children: ReactNode }) {
  const skeleton = (
    <Loading>
      <Skeleton className="h-80" />
    </Loading>
  );
  return <Suspense fallback={skeleton}>{children}</Suspense>;
}
