import type { ConsolePage } from '../shell/console-page.ts';

export const auditPages: readonly ConsolePage[] = [
  {
    path: '/audit',
    title: (t) => t('features/console/audit:title'),
    namespaces: ['features/console/audit'],
    lazy: async () => ({ default: (await import('../screens.ts')).AuditLog }),
    navigation: { part: 'operation', name: 'audit' },
  },
];
