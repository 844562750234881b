import type { ConsolePage } from '../shell/console-page.ts';

const namespaces = ['features/console/operations'] as const;

export const operationPages: readonly ConsolePage[] = [
  {
    path: '/jobs',
    title: (t) => t('features/console/operations:jobs.title'),
    namespaces,
    lazy: async () => ({ default: (await import('../screens.ts')).JobsPage }),
    navigation: { part: 'operation', name: 'jobs' },
  },
  {
    path: '/health',
    title: (t) => t('features/console/operations:health.title'),
    namespaces,
    lazy: async () => ({ default: (await import('../screens.ts')).HealthPage }),
    navigation: { part: 'operation', name: 'health' },
  },
];
