import type { UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import { type SQL, sql } from 'drizzle-orm';
import { folded, searchWords } from '../../platform/search-words.ts';

/** Characters of an item that it is found by: PostgreSQL holds a megabyte of words in one value. */
const mostCharacters = 200_000;

const configurations: Readonly<Record<Locale, string>> = {
  en: 'english',
  fr: 'french',
  de: 'german',
};

export interface Worded {
  readonly userId: UserId;
  readonly title: string;
  readonly tags: readonly string[];
  readonly text: string;
  readonly captions: readonly string[];
}

/** The words of an item as they stand and by their stems in a language, its tags, and whose it is. */
export function wordsOf({ userId, title, tags, text, captions }: Worded, locale: Locale): SQL {
  const said = folded([title, ...tags, ...captions, text].join('\n')).slice(0, mostCharacters);
  const configuration = sql`${configurations[locale]}::regconfig`;
  const marks = [ownerMark(userId), ...tags.map(tagMark)];
  return sql`strip(to_tsvector('simple', ${said}) || to_tsvector(${configuration}, ${said})) || array_to_tsvector(${sql.param(marks)}::text[])`;
}

/** Marks hold a sign that no word has. */
const ownerMark = (userId: UserId) => `owner:${userId}`;
const tagMark = (tag: string) => `tag:${tag}`;

/** What items of one person have in them: every word, perhaps only begun or by its stem, and a tag. */
export function hasWords(
  userId: UserId,
  {
    search,
    tag,
    locale,
  }: { search?: string | undefined; tag?: string | undefined; locale: Locale },
): SQL {
  const marks = [ownerMark(userId), ...(tag === undefined ? [] : [tagMark(tag)])];
  const owned = sql.join(
    marks.map((mark) => sql`${quoted(mark)}::tsquery`),
    sql` && `,
  );
  const configuration = sql`${configurations[locale]}::regconfig`;
  const words = searchWords(search ?? '').map(
    (word) =>
      sql`(to_tsquery('simple', ${`'${word}':*`}) || to_tsquery(${configuration}, ${`'${word}'`}))`,
  );
  return sql`words @@ (${sql.join([owned, ...words], sql` && `)})`;
}

/** A text as one operand of a query. */
const quoted = (mark: string) => `'${mark.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
