import { sql } from 'drizzle-orm';

// Conditions that an index and the queries it answers share, word for word.

/** What counts as unread. */
export const isCounted = sql`type in ('text', 'image', 'audio', 'video', 'file', 'goalHistoryImage', 'shared_item', 'five_wins') and deleted_at is null`;

/** The words of a message, and its group as one of them: a search reads the words of one group alone. */
export const wordsOf = sql`(to_tsvector('simple', body) || array_to_tsvector(array[group_id::text]))`;

/**
 * The words on the card of an item, its group with them in the same way; none once it is taken back. Cut
 * at the signs at which the words of a search are.
 */
export const cardWordsOf = sql`(${cardVector()} || array_to_tsvector(array[group_id::text]))`;

/** The same without the group. */
export function cardVector() {
  return sql`to_tsvector('simple', translate((data #>> '{item,title}') || ' ' || (data #>> '{item,beginning}') || ' ' || coalesce(data #>> '{item,file,name}', ''), '._', '  '))`;
}
