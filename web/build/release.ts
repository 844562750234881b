import { createHash } from 'node:crypto';
import { type Locale, locales } from '@stratum/contract/locale';
import type { Release } from '../service-worker/release.ts';
import { messageBundleOf } from '../src/app/message-bundle.ts';
import type { readManifest } from './manifest.ts';
import { prefixed } from './prerendered-pages.ts';

type Bundle = Awaited<ReturnType<typeof readManifest>>;

/** The pages that open without a network. */
const sources = ['dashboard', 'graph-view', 'my-progress', 'profile'].map(
  (name) => `src/pages/${name}/${name}-page.tsx`,
);

/** Parts of the frame that are fetched after it. */
const frameParts = [
  'src/app/assessment-status.tsx',
  'src/app/live/live.tsx',
  'src/features/notifications/notification-bell.tsx',
  'src/shared/offline/notice-bar.tsx',
  'src/shared/offline/offline-session.ts',
  'src/shared/toasts/toast-stack.tsx',
];

interface ReleaseParts {
  readonly bundle: Bundle;
  readonly fonts: readonly string[];
  /** Addresses of the app without their language. */
  readonly addresses: readonly string[];
  /** Of the pages that open without a network. */
  readonly namespaces: readonly string[];
}

/** What the service worker keeps of this build. */
export function releaseOf({ bundle, fonts, addresses, namespaces }: ReleaseParts): Release {
  const names = new Set([...namespaces, 'shared/offline'].map(messageBundleOf));
  const files = locales.flatMap((locale) => [
    ...bundle.frameScripts(locale),
    ...[...names].flatMap((name) => bundle.messageScripts(name, locale)),
  ]);
  const all = new Set([
    bundle.frameStylesheet(),
    ...fonts,
    ...files,
    ...bundle.filesOfPages([...sources, ...frameParts]),
  ]);
  const [address = ''] = addresses.filter((each) => !each.includes(':'));
  const shellIn = (locale: Locale) => ({
    address: prefixed(address, locale),
    loads: [bundle.frameStylesheet(), ...bundle.frameScripts(locale)],
  });
  return {
    // A file's name changes with what it imports, so that the boot script's changes with every other.
    version: hashOf([...all].toSorted()),
    addresses,
    shells: { en: shellIn('en'), fr: shellIn('fr'), de: shellIn('de') },
    files: [...all],
  };
}

function hashOf(names: readonly string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
}
