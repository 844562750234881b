import type { ItemId, UserId } from '@stratum/contract/ids';
import { and, asc, count, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type AttachmentRow, attachments } from './tables.ts';

/** The columns that say where an item is attached; null where they do not. */
export type Place = Omit<AttachmentRow, 'id' | 'userId' | 'itemId' | 'createdAt'>;

/** Does nothing where it is there already. */
export async function insertAttachment(tx: Transaction, row: AttachmentRow): Promise<void> {
  await tx.insert(attachments).values(row).onConflictDoNothing();
}

/** @param place the columns that tell it from the item's others */
export async function deleteAttachment(
  tx: Transaction,
  itemId: ItemId,
  place: Partial<Place>,
): Promise<void> {
  await tx.delete(attachments).where(and(eq(attachments.itemId, itemId), ...at(place)));
}

export async function countAttachments(tx: Queryable, itemId: ItemId): Promise<number> {
  const [row] = await tx
    .select({ all: count() })
    .from(attachments)
    .where(eq(attachments.itemId, itemId));
  return row?.all ?? 0;
}

/** In the order of attaching. */
export async function listAttachments(
  tx: Queryable,
  userId: UserId,
  place: Partial<Pick<AttachmentRow, 'itemId'> & Place> = {},
): Promise<AttachmentRow[]> {
  return tx
    .select()
    .from(attachments)
    .where(and(eq(attachments.userId, userId), ...at(place)))
    .orderBy(asc(attachments.id));
}

function at(place: Partial<AttachmentRow>): SQL[] {
  return Object.entries(place).map(([name, id]) => {
    const column = attachments[name as keyof AttachmentRow];
    return id === null ? isNull(column) : eq(column, id as string);
  });
}
