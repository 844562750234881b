import type { ConsolePage } from '../shell/console-page.ts';

const page = {
  title: (t) => t('features/console/library:title'),
  namespaces: ['features/console/library', 'features/videos', 'shared/uploads'],
  lazy: async () => ({ default: (await import('../screens.ts')).LibraryPage }),
} satisfies Omit<ConsolePage, 'path'>;

export const libraryPages: readonly ConsolePage[] = [
  { ...page, path: '/library', navigation: { part: 'content', name: 'library' } },
  { ...page, path: '/library/films/:videoId' },
  { ...page, path: '/library/modules/:moduleId' },
];
