import { lazy, Suspense } from 'react';
import { useStore } from 'zustand/react';
import { toastsWanted } from './toast.ts';

const ToastStack = lazy(() =>
  import('./toast-stack.tsx').then((stack) => ({ default: stack.ToastStack })),
);

/** Where toasts appear; loaded with the first one. Stands once in the frame of all pages. */
export function Toasts() {
  const wanted = useStore(toastsWanted);
  return <Suspense fallback={null}>{wanted && <ToastStack />}</Suspense>;
}
