import type { AppRoute } from './page-route.ts';

export const reportDecision: AppRoute = {
  path: '/report-decision',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: null,
  namespaces: ['features/report-decision', 'shared/ui'],
  lazy: () => import('../../features/report-decision/report-decision-page.tsx'),
};
