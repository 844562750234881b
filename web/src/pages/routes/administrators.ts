import type { AppRoute } from './page-route.ts';

export const administratorInvitation: AppRoute = {
  path: '/admin-invite',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('features/administrators:title'),
  namespaces: ['features/administrators', 'shared/ui'],
  lazy: () => import('../../features/administrators/admin-invite-page.tsx'),
};
