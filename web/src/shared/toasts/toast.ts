import { createStore } from 'zustand/vanilla';

/** True from the first toast on: until then the page carries nothing of the toasts' code. */
export const toastsWanted = createStore<boolean>()(() => false);

type Kind = 'success' | 'error' | 'info';

function show(kind: Kind, message: string): void {
  toastsWanted.setState(true);
  // A chunk that cannot be fetched costs the toast, nothing else.
  import('./show-toast.ts').then(
    ({ showToast }) => showToast(kind, message),
    () => undefined,
  );
}

/** §9: top-right, success and error for 1 s, others for 5 s. */
export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  info: (message: string) => show('info', message),
};
