import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { type AppRoute, read } from './page-route.ts';

/** What is assigned and taken, with the words of the model. */
const model = () => [
  read(assessmentEndpoints.assessmentStatus),
  read(assessmentEndpoints.levels),
  read(assessmentEndpoints.traits, { query: {} }),
];
/** Which years there are; their graphs follow. */
const history = () => [...model(), read(assessmentEndpoints.yearsList)];

export const dashboard: AppRoute = {
  path: '/dashboard',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('pages/dashboard:title'),
  namespaces: [
    'pages/dashboard',
    'features/daily-wins',
    'features/profile/account-data',
    'features/progress/dashboard',
    'features/results/levels',
    'features/weekly-review',
    'shared/ui',
    'shared/charts',
  ],
  lazy: () => import('../dashboard/dashboard-page.tsx'),
  opensOffline: true,
  load: () => [
    read(dailyWinEndpoints.getWinsOverview),
    ...model(),
    read(assessmentEndpoints.standing),
  ],
};

export const graphView: AppRoute = {
  path: '/graphview',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('pages/graph-view:title'),
  namespaces: [
    'pages/graph-view',
    'features/daily-wins',
    'features/progress/graph',
    'features/chapters/films',
    'features/progress/scores',
    'features/results/levels',
    'shared/ui',
    'shared/charts',
  ],
  lazy: () => import('../graph-view/graph-view-page.tsx'),
  opensOffline: true,
  load: () => [...history(), read(goalEndpoints.goalMarks)],
};

export const myProgress: AppRoute = {
  path: '/my-progress',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('pages/my-progress:title'),
  namespaces: [
    'pages/my-progress',
    'features/daily-wins',
    'features/progress/comparison',
    'features/chapters/films',
    'features/progress/scores',
    'features/results/levels',
    'shared/ui',
    'shared/charts',
  ],
  lazy: () => import('../my-progress/my-progress-page.tsx'),
  opensOffline: true,
  load: ({ query }) =>
    query.get('view') === 'wins' ? [read(dailyWinEndpoints.getWinsOverview)] : history(),
};
