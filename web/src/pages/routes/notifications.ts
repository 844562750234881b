import type { AppRoute } from './page-route.ts';

export const notifications: AppRoute = {
  path: '/notifications',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('features/notifications:title'),
  namespaces: ['features/notifications', 'shared/ui'],
  lazy: () => import('../../features/notifications/notifications-page.tsx'),
};
