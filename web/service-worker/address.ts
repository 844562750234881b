import { splitLocale } from '../src/shared/i18n/locale-path.ts';

/**
 * Whether the shell answers an address, with or without a language. One in another case is none: the
 * server leads on from there.
 * @param patterns addresses without their language, in which `:name` stands for one segment
 */
export function isAppAddress(pathname: string, patterns: readonly string[]): boolean {
  const segments = splitLocale(pathname).path.split('/');
  return patterns.some((pattern) => matches(pattern.split('/'), segments));
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) =>
      part.startsWith(':') ? segments[index] !== '' : part === segments[index],
    )
  );
}
