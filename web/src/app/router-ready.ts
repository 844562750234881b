import type { createBrowserRouter } from 'react-router';

export type Router = ReturnType<typeof createBrowserRouter>;

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
