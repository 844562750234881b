import type { ConsolePage } from '../shell/console-page.ts';

export const startPages: readonly ConsolePage[] = [
  {
    path: '',
    title: (t) => t('features/console/start:title'),
    namespaces: ['features/console/start'],
    lazy: async () => ({ default: (await import('../screens.ts')).StartPage }),
    navigation: { part: 'people', name: 'start' },
  },
];
