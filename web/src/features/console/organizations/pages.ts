import type { ConsolePage } from '../shell/console-page.ts';

const namespaces = ['features/console/organizations'] as const;

export const organizationPages: readonly ConsolePage[] = [
  {
    path: '/organizations',
    title: (t) => t('features/console/organizations:title'),
    namespaces,
    lazy: async () => ({ default: (await import('../screens.ts')).OrganizationList }),
    navigation: { part: 'people', name: 'organizations' },
  },
  {
    path: '/organizations/:organizationId',
    title: (t) => t('features/console/organizations:title'),
    namespaces,
    lazy: async () => ({ default: (await import('../screens.ts')).OrganizationPage }),
  },
];
