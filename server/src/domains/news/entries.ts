import type { Pack } from '@stratum/content/pack';
import type { ConsoleNews } from '@stratum/contract/console/news';
import { type NewsListName, newsLists } from '@stratum/contract/console/shop-words';
import type { Locale } from '@stratum/contract/locale';
import type { NewsEntryRow } from './tables.ts';

/** What the content pack has, with the operator's pieces over it; the latest begin first. */
export function entriesOf(pack: Pack, rows: readonly NewsEntryRow[]): ConsoleNews[] {
  const own = new Map(rows.map((row) => [row.id, row]));
  const fromPack = newsLists.flatMap((list) => packEntries(pack, list));
  const known = new Set(fromPack.map(({ id }) => id));
  const entries = [
    ...fromPack.map((entry) => {
      const row = own.get(entry.id);
      return row ? { ...row, origin: 'replaced' as const } : entry;
    }),
    ...rows.filter(({ id }) => !known.has(id)).map((row) => ({ ...row, origin: 'own' as const })),
  ];
  return entries.toSorted((one, other) => other.from.localeCompare(one.from));
}

/** Of a list what is shown in a language. */
export function shownIn(entries: readonly ConsoleNews[], list: NewsListName, locale: Locale) {
  return entries.flatMap(({ id, from, until, picture, link, texts, isHidden, ...entry }) => {
    const text = texts[locale];
    if (entry.list !== list || isHidden || text === null) return [];
    return [{ id, from, until, picture, link, ...text }];
  });
}

function packEntries(pack: Pack, list: NewsListName): ConsoleNews[] {
  const textOf = (id: string, locale: Locale) => {
    const found = pack.inLocale(locale)[list].find((entry) => entry.id === id);
    return found ? { title: found.title, text: found.text } : null;
  };
  return pack.inLocale('en')[list].map(({ id, from, until, picture, link }) => ({
    id,
    list,
    from,
    until,
    picture,
    link,
    texts: { en: textOf(id, 'en'), fr: textOf(id, 'fr'), de: textOf(id, 'de') },
    isHidden: false,
    version: 1,
    origin: 'pack',
  }));
}
