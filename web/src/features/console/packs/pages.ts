import type { ConsolePage } from '../shell/console-page.ts';

const page = {
  title: (t) => t('features/console/packs:title'),
  namespaces: ['features/console/packs'],
  lazy: async () => ({ default: (await import('../screens.ts')).PacksPage }),
} satisfies Omit<ConsolePage, 'path'>;

export const packPages: readonly ConsolePage[] = [
  { ...page, path: '/packs', navigation: { part: 'content', name: 'packs' } },
  { ...page, path: '/packs/:version' },
];
