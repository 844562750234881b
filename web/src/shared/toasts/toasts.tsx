import { lazy, Suspense } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { ToastLink } from './toast-stack.tsx';

/** True from the first toast on: until then the page carries nothing of the toasts' code. */
export const hasToasts = createStore<boolean>()(() => false);

type Kind = 'success' | 'error' | 'info';

function show(kind: Kind, message: string, link?: ToastLink): void {
  hasToasts.setState(true);
  // A chunk that cannot be fetched costs the toast, nothing else.
  import('./toast-stack.tsx').then(
    ({ showToast }) => showToast(kind, message, link),
    () => undefined,
  );
}

/** §9: top-right, success and error for 1 s, others for 5 s. */
export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  info: (message: string, link?: ToastLink) => show('info', message, link),
};

const ToastStack = lazy(() =>
  import('./toast-stack.tsx').then((stack) => ({ default: stack.ToastStack })),
);

/** Where toasts appear; loaded with the first one. Stands once in the frame of all pages. */
export function Toasts() {
  const wanted = useStore(hasToasts);
  return <Suspense fallback={null}>{wanted && <ToastStack />}</Suspense>;
}
