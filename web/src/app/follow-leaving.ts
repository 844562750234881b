import { splitLocale } from '../shared/i18n/locale-path.ts';
import { clearSelectionsOnLeave } from '../shared/state/app-store.ts';
import type { Router } from './router.ts';

/** §2: leaving a page clears what was picked on it. */
export function followLeaving(router: Router): void {
  const pathOf = () => splitLocale(router.state.location.pathname).path;
  let shown = pathOf();
  router.subscribe(() => {
    const path = pathOf();
    if (path === shown) return;
    clearSelectionsOnLeave(shown, path);
    shown = path;
  });
}
