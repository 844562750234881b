import { useSyncExternalStore } from 'react';

/** Where the page has room for three columns. */
const threeColumns = '(min-width: 68.75rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(threeColumns);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useHasThirdColumn(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(threeColumns).matches);
}
