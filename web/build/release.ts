import { createHash } from 'node:crypto';
import { locales } from '@stratum/contract/locale';
import type { Release } from '../service-worker/release.ts';
import { messageBundleOf } from '../src/app/message-bundle.ts';
import type { Bundle } from './manifest.ts';
import { prefixed } from './prerendered-pages.ts';
import type { Shell, StartPage } from './shells.ts';

/** Parts of the frame that are fetched after it. */
const frameParts = [
  'src/app/assessment-status.tsx',
  'src/app/live/live.tsx',
  'src/app/offline-session.ts',
  'src/features/notifications/notification-bell.tsx',
  'src/shared/offline/notice-bar.tsx',
  'src/shared/outbox/outbox-status.tsx',
  'src/shared/toasts/toast-stack.tsx',
];

interface ReleaseParts {
  readonly bundle: Bundle;
  readonly fonts: readonly string[];
  /** Addresses of the app without their language. */
  readonly addresses: readonly string[];
  /** The pages that open without a network. */
  readonly pages: readonly StartPage[];
  readonly shells: readonly Shell[];
}

/** What the service worker keeps of this build. */
export function releaseOf({ bundle, fonts, addresses, pages, shells }: ReleaseParts): Release {
  const names = new Set(
    [...pages.flatMap(({ namespaces }) => namespaces), 'shared/offline'].map(messageBundleOf),
  );
  const stylesheet = bundle.frameStylesheet();
  const all = new Set([
    stylesheet,
    ...fonts,
    ...shells.flatMap(({ scripts }) => scripts),
    ...locales.flatMap((locale) =>
      [...names].flatMap((name) => bundle.messageScripts(name, locale)),
    ),
    ...bundle.filesOfPages([...pages.map(({ source }) => source), ...frameParts]),
  ]);
  const starts = pages.map(({ path }) => path);
  const [other = ''] = addresses.filter((each) => !each.includes(':') && !starts.includes(each));
  return {
    // A file's name changes with what it imports, so that the boot script's changes with every other.
    version: hashOf([...all].toSorted()),
    addresses,
    shells: shells.map(({ path, locale, scripts }) => ({
      path,
      locale,
      address: prefixed(path ?? other, locale),
      loads: [stylesheet, ...scripts],
    })),
    files: [...all],
  };
}

function hashOf(names: readonly string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
}
