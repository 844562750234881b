import type { Locale } from '@stratum/contract/locale';
import { splitLocale } from '../src/shared/i18n/locale-path.ts';
import type { Shell } from './release.ts';

/**
 * Whether the shell answers an address, with or without a language. One in another case is none: the
 * server leads on from there.
 * @param patterns addresses without their language, in which `:name` stands for one segment
 */
export function isAppAddress(pathname: string, patterns: readonly string[]): boolean {
  const segments = splitLocale(pathname).path.split('/');
  return patterns.some((pattern) => matches(pattern.split('/'), segments));
}

/** The shell of an address in a language. */
export function shellFor<S extends Pick<Shell, 'path' | 'locale'>>(
  shells: readonly S[],
  path: string,
  locale: Locale,
): S | undefined {
  const inLanguage = shells.filter((shell) => shell.locale === locale);
  const own = inLanguage.find((shell) => shell.path === path);
  return own ?? inLanguage.find((shell) => shell.path === null);
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) =>
      part.startsWith(':') ? segments[index] !== '' : part === segments[index],
    )
  );
}
