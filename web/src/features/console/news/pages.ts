import type { ConsolePage } from '../shell/console-page.ts';

export const newsPages: readonly ConsolePage[] = [
  {
    path: '/news',
    title: (t) => t('features/console/news:title'),
    namespaces: ['features/console/news', 'shared/ui'],
    lazy: async () => ({ default: (await import('../screens.ts')).NewsPage }),
    navigation: { part: 'content', name: 'news' },
  },
];
