import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type NewsEntryRow, newsEntries } from './tables.ts';

export function everyEntry(tx: Queryable): Promise<NewsEntryRow[]> {
  return tx.select().from(newsEntries);
}

/** @returns whether there was none of its id */
export async function insertEntry(tx: Transaction, row: NewsEntryRow): Promise<boolean> {
  const added = await tx
    .insert(newsEntries)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: newsEntries.id });
  return added.length > 0;
}

/** @returns whether the one that it follows was the newest */
export async function updateEntry(tx: Transaction, row: NewsEntryRow): Promise<boolean> {
  const { id, ...change } = row;
  const changed = await tx
    .update(newsEntries)
    .set(change)
    .where(and(eq(newsEntries.id, id), eq(newsEntries.version, row.version - 1)))
    .returning({ id: newsEntries.id });
  return changed.length > 0;
}
