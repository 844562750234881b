import { isLocale, type Locale } from '@stratum/contract/locale';

/** `/fr/dashboard` is the address `/dashboard` in French; `/dashboard` in the reader's language. */
export interface PageAddress {
  readonly segments: readonly string[];
  /** Of the first segment, where it names one. */
  readonly locale: Locale | null;
}

/** @param path without a query; however many slashes it ends with */
export function readAddress(path: string): PageAddress {
  const segments = withoutTrailingSlashes(path).split('/');
  const first = segments[1]?.toLowerCase();
  return { segments, locale: isLocale(first) ? first : null };
}

/** No pattern: `/\/+$/` takes quadratic time on a long row of slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The segments of a page's address; one that begins with a colon matches anything, a last `*` all that follows. */
export type Pattern = readonly string[];

/** The right spelling of an address that matches a pattern in any case; null where it does not match. */
export function spellingOf(pattern: Pattern, { segments }: PageAddress): string | null {
  const isOpen = pattern.length > 1 && pattern.at(-1) === '*';
  const known = isOpen ? pattern.slice(0, -1) : pattern;
  if (isOpen ? segments.length < known.length : segments.length !== known.length) return null;
  const right = segments.map((segment, at) => {
    const wanted = known[at];
    if (wanted === undefined || wanted.startsWith(':')) return segment;
    return wanted.toLowerCase() === segment.toLowerCase() ? wanted : null;
  });
  return right.includes(null) ? null : right.join('/') || '/';
}

/** The same for a pattern that leaves the language to its readers, of an address that names one. */
export function prefixedSpellingOf(
  pattern: Pattern,
  { segments, locale }: PageAddress,
): string | null {
  if (locale === null) return null;
  const bare = ['', ...(segments.length > 2 ? segments.slice(2) : [''])];
  const spelling = spellingOf(pattern, { segments: bare, locale: null });
  return spelling && `/${locale}${spelling === '/' ? '' : spelling}`;
}
