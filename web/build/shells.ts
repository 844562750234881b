import { type Locale, locales } from '@stratum/contract/locale';
import { messageBundleOf } from '../src/app/message-bundle.ts';
import type { Bundle } from './manifest.ts';

/** Pages that people start at, by their addresses. They open without a network too (release.ts). */
const sources: Readonly<Record<string, string>> = {
  '/dashboard': 'src/pages/dashboard/dashboard-page.tsx',
  '/goal-details': 'src/features/goals/details/goal-details-page.tsx',
  '/goal-history': 'src/features/goals/history/goal-history-page.tsx',
  '/graphview': 'src/pages/graph-view/graph-view-page.tsx',
  '/my-progress': 'src/pages/my-progress/my-progress-page.tsx',
  // With a policy of its own, too: it alone may record sound.
  '/my-collection': 'src/features/collection/collection-page.tsx',
  '/ppau': 'src/pages/ppau/ppau-page.tsx',
  '/profile': 'src/pages/profile/profile-page.tsx',
  '/reminders': 'src/pages/reminders/reminders-page.tsx',
  '/weekly-review': 'src/features/weekly-review/weekly-review-page.tsx',
};

export interface StartPage {
  /** Without the language. */
  readonly path: string;
  readonly source: string;
  readonly namespaces: readonly string[];
}

/** A document of the app in one language. */
export interface Shell {
  /** The start page whose code it names; null for the one of all other pages. */
  readonly path: string | null;
  readonly locale: Locale;
  readonly file: string;
  /** What it has fetched while the boot script is on its way. */
  readonly scripts: readonly string[];
}

/** @param offline the routes that open without a network */
export function startPagesOf(offline: readonly Omit<StartPage, 'source'>[]): StartPage[] {
  return offline.map((page) => {
    const source = sources[page.path];
    if (source === undefined) throw new Error(`${page.path} opens without a network from nowhere`);
    return { ...page, source };
  });
}

export function shellsOf(bundle: Bundle, pages: readonly StartPage[]): Shell[] {
  return locales.flatMap((locale) => {
    const frame = bundle.frameScripts(locale);
    const shellOf = (path: string | null, own: readonly string[]): Shell => ({
      path,
      locale,
      file: `pages/shell${(path ?? '').replace('/', '.')}.${locale}.html`,
      scripts: [...new Set([...frame, ...own])],
    });
    return [
      ...pages.map((page) => shellOf(page.path, scriptsOf(bundle, page, locale))),
      shellOf(null, []),
    ];
  });
}

/** The page's code and messages, and what shows it as it was read last. */
function scriptsOf(bundle: Bundle, { source, namespaces }: StartPage, locale: Locale): string[] {
  const names = new Set(namespaces.map(messageBundleOf));
  return [
    ...bundle.scripts(source, 'src/app/offline-session.ts'),
    ...[...names].flatMap((name) => bundle.messageScripts(name, locale)),
  ];
}
