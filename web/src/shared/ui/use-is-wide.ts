import { useSyncExternalStore } from 'react';

/** Where the tokens' `md` begins. */
const wide = '(min-width: 56.25rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether two columns stand beside each other. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
}
