import type { ConsolePage } from '../shell/console-page.ts';

const namespaces = ['features/console/people', 'features/console/viewing'] as const;

export const peoplePages: readonly ConsolePage[] = [
  {
    path: '/people',
    title: (t) => t('features/console/people:title'),
    namespaces,
    lazy: async () => ({ default: (await import('../screens.ts')).PeopleList }),
    navigation: { part: 'people', name: 'people' },
  },
  {
    path: '/people/:userId',
    title: (t) => t('features/console/people:person.title'),
    namespaces,
    lazy: async () => ({ default: (await import('../screens.ts')).PersonPage }),
  },
  {
    path: '/sign-up',
    title: (t) => t('features/console/people:sign_up.title'),
    namespaces,
    lazy: async () => ({ default: (await import('../screens.ts')).SignUpPolicyPage }),
    navigation: { part: 'people', name: 'sign_up' },
  },
  {
    path: '/view',
    title: (t) => t('features/console/viewing:page.title'),
    namespaces,
    lazy: async () => ({ default: (await import('../screens.ts')).ViewPage }),
  },
];
