import type { createBrowserRouter, RouteObject } from 'react-router';
import { splitLocale } from '../shared/i18n/locale-path.ts';
import { clearSelectionsOnLeave } from '../shared/state/app-store.ts';
import { createRoutes, type RouteSettings } from './routes.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

/** A router of the product's pages, made by one of React Router's functions. */
export function createAppRouter(
  create: (routes: RouteObject[]) => Router,
  settings: Omit<RouteSettings, 'wantedHash'>,
): Router {
  const router: Router = create(
    createRoutes({
      ...settings,
      wantedHash: () => (router.state.navigation.location ?? router.state.location).hash,
    }),
  );
  return router;
}

/** Waits until the first page's code and messages are there, so that nothing flickers in. */
export function routerReady(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/** §2: leaving a page clears what was picked on it. */
export function clearSelectionsOnNavigation(router: Router): void {
  const pathOf = () => splitLocale(router.state.location.pathname).path;
  let shown = pathOf();
  router.subscribe(() => {
    const path = pathOf();
    if (path === shown) return;
    clearSelectionsOnLeave(shown, path);
    shown = path;
  });
}
