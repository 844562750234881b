import type { ConsolePage } from '../shell/console-page.ts';

const namespaces = ['features/console/reports'] as const;

export const reportPages: readonly ConsolePage[] = [
  {
    path: '/reports',
    title: (t) => t('features/console/reports:title'),
    namespaces,
    lazy: async () => ({ default: (await import('../screens.ts')).ReportList }),
    navigation: { part: 'operation', name: 'reports' },
  },
  {
    path: '/reports/:reportId',
    title: (t) => t('features/console/reports:one'),
    namespaces,
    lazy: async () => ({ default: (await import('../screens.ts')).ReportPage }),
  },
];
