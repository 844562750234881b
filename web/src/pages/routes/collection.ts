import type { AppRoute } from './page-route.ts';

export const myCollection: AppRoute = {
  path: '/my-collection',
  access: 'signed-in',
  frame: 'header',
  title: null,
  namespaces: ['features/collection', 'shared/ui'],
  lazy: () => import('../../features/collection/collection-page.tsx'),
  opensOffline: true,
};
