import type { createBrowserRouter, RouteObject } from 'react-router';
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
