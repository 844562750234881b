import { type ReactNode, Suspense } from 'react';
import { Loading } from '../../shared/ui/loading.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

/** A form on its way; `className` gives its height. */
export function FormLoading({ className }: { className: string }) {
  return (
    <Loading>
      <Skeleton className={className} />
    </Loading>
  );
}

interface LazyFormProps {
  /** Where it is not about as high as most. */
  height?: string;
  children: ReactNode;
}

/** A form whose code comes by itself: the page is shown without it. */
export function LazyForm({ height = 'h-80', children }: LazyFormProps) {
  return <Suspense fallback={<FormLoading className={height} />}>{children}</Suspense>;
}
