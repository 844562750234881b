import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { type AppRoute, read } from './page-route.ts';

/** What every page of the library says of its films. */
const library = () => [
  read(performanceEndpoints.getPerformanceModule, { query: {} }),
  read(performanceEndpoints.getPerformanceCategories),
];

const namespaces = [
  'features/performance',
  'features/videos',
  'features/results/levels',
  'shared/ui',
  'shared/charts',
] as const;

export const myStratum: AppRoute = {
  path: '/myStratum',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('features/performance:title'),
  namespaces,
  lazy: () => import('../my-stratum/my-stratum-page.tsx'),
  load: () => [
    ...library(),
    read(performanceEndpoints.getPerformance),
    read(assessmentEndpoints.levels),
  ],
};

export const performanceBuckets: AppRoute = {
  path: '/performance-buckets',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('features/performance:buckets.title'),
  namespaces,
  lazy: () => import('../../features/performance/buckets/buckets-page.tsx'),
  load: ({ query }) => {
    const traitId = query.get('traitId');
    return [
      read(performanceEndpoints.getPerformanceCategories),
      read(assessmentEndpoints.levels),
      ...(traitId === null
        ? []
        : [
            read(performanceEndpoints.getPerformanceModule, { query: { traitId } }),
            read(performanceEndpoints.getPerformanceBucket, { query: { traitId } }),
          ]),
    ];
  },
};

export const performanceVideos: AppRoute = {
  path: '/performanceVideos',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('features/videos:title'),
  namespaces: ['features/videos', 'shared/ui'],
  lazy: () => import('../../features/videos/library/all-films-page.tsx'),
  load: library,
};
