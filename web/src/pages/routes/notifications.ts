import type { AppRoute } from './page-route.ts';

export const notifications: AppRoute = {
  path: '/notifications',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('pages/notifications:title'),
  namespaces: ['pages/notifications', 'features/notifications', 'shared/ui'],
  lazy: () => import('../notifications/notifications-page.tsx'),
};
