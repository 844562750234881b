import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { weeklyReviewEndpoints } from '@stratum/contract/endpoints/weekly-review';
import { weekIn } from '../../features/weekly-review/review-path.ts';
import { type AppRoute, read } from './page-route.ts';

export const weeklyReview: AppRoute = {
  path: '/weekly-review',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('features/weekly-review:title'),
  namespaces: ['features/weekly-review', 'pages/dashboard', 'shared/ui'],
  lazy: () => import('../../features/weekly-review/weekly-review-page.tsx'),
  opensOffline: true,
  load: ({ query }) => [
    read(assessmentEndpoints.levels),
    read(weeklyReviewEndpoints.getWeeklyReview, { query: { week: weekIn(query) } }),
  ],
};
