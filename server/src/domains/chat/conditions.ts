import { sql } from 'drizzle-orm';

// Conditions that an index and the queries it answers share, word for word.

/** What counts as unread. */
export const isCounted = sql`type in ('text', 'image', 'audio', 'video', 'file', 'goalHistoryImage', 'shared_item', 'five_wins') and deleted_at is null`;

/** The words of a message, and its group as one of them: a search reads the words of one group alone. */
export const wordsOf = sql`(to_tsvector('simple', body) || array_to_tsvector(array[group_id::text]))`;
