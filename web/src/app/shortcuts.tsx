import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { isCaptureKeyOn } from '../features/collection/capture/capture-key.ts';
import { splitLocale } from '../shared/i18n/locale-path.ts';
import { useKey } from '../shared/ui/use-key.ts';

const ShortcutDialog = lazy(() => import('./shortcut-dialog.tsx'));

/** Keys that work on every page of somebody: N writes something down, Ctrl or Command and K searches. */
export function Shortcuts() {
  const [opened, setOpened] = useState<'capture' | 'search' | null>(null);
  const { path } = splitLocale(useLocation().pathname);
  const [query, setQuery] = useSearchParams();
  // Beside a film the key keeps a moment of it.
  useKey(path === '/performance-module-videos' ? null : 'n', () => {
    if (path !== '/my-collection') {
      if (isCaptureKeyOn()) setOpened('capture');
    } else if (!query.has('item')) {
      // The collection's own page begins a whole note, in the place that is shown.
      setQuery((shown) => new URLSearchParams([...shown, ['new', '']]));
    }
  });
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpened('search');
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <Suspense>
      {opened && <ShortcutDialog opened={opened} onClose={() => setOpened(null)} />}
    </Suspense>
  );
}
