import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { shownTheme } from '../../../../shared/theme/theme.ts';

const dark = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(dark);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** What the page looks like: as chosen, or as the device does. */
export function useAppearance(): 'light' | 'dark' {
  const theme = useStore(shownTheme);
  const isDeviceDark = useSyncExternalStore(subscribe, () => window.matchMedia(dark).matches);
  if (theme !== 'system') return theme;
  return isDeviceDark ? 'dark' : 'light';
}
