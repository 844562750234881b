import { useMatches } from 'react-router';
import { appRoutes, publicRoutes } from '../pages/routes/index.ts';
import type { PageRoute } from '../pages/routes/page-route.ts';

const routes = new Map<string, PageRoute>(
  [...publicRoutes, ...appRoutes].map((route) => [route.path, route]),
);

/** The page that is shown; undefined where nothing has been found. */
export function usePageRoute(): PageRoute | undefined {
  return routes.get(useMatches().at(-1)?.id ?? '');
}
