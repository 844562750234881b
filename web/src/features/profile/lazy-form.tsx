import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

/** The form of a dialog, whose code comes when the dialog is opened: the page needs none of it. */
export function LazyForm({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton className="h-80" />}>{children}</Suspense>;
}
