import type { AppRoute } from './page-route.ts';

/** All pages of the operator's console: they are told apart there, so that nobody else loads the list. */
export const operatorConsole: AppRoute = {
  path: '/admin/*',
  access: 'signed-in',
  frame: 'bare',
  title: null,
  namespaces: ['features/console', 'shared/ui'],
  lazy: () => import('../../features/console/console-page.tsx'),
};
