import type { DocumentPreview } from '@stratum/contract/document-preview';
import type { ItemId } from '@stratum/contract/ids';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { documentPreviews } from './tables.ts';

/** What is known of a document’s inside. */
export async function previewOf(tx: Queryable, itemId: ItemId): Promise<DocumentPreview> {
  const [row] = await tx.select().from(documentPreviews).where(eq(documentPreviews.itemId, itemId));
  if (!row) return { state: 'waiting', blocks: [], isCut: false };
  const { isReadable, blocks, isCut } = row;
  return { state: isReadable ? 'ready' : 'unreadable', blocks: [...blocks], isCut };
}

/** @returns whether there was none yet */
export async function insertPreview(
  tx: Transaction,
  preview: typeof documentPreviews.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(documentPreviews).values(preview).onConflictDoNothing();
  return rowCount === 1;
}
