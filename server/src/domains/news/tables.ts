import type { NewsListName } from '@stratum/contract/console/shop-words';
import type { Locale } from '@stratum/contract/locale';
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What stands in a language; null where the piece is not shown in it. */
type NewsTexts = Readonly<Record<Locale, { readonly title: string; readonly text: string } | null>>;

/** The operator's pieces of news; one that has the id of a piece of the content pack stands in its place. */
export const newsEntries = pgTable('news_entries', {
  id: text('id').primaryKey(),
  list: text('list').$type<NewsListName>().notNull(),
  from: date('from', { mode: 'string' }).notNull(),
  until: date('until', { mode: 'string' }),
  picture: text('picture'),
  link: text('link'),
  texts: jsonb('texts').$type<NewsTexts>().notNull(),
  isHidden: boolean('is_hidden').notNull(),
  version: integer('version').notNull(),
});
export type NewsEntryRow = typeof newsEntries.$inferSelect;
