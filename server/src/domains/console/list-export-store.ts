import type { ListExportId, UserId } from '@stratum/contract/ids';
import { eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { type ListExportRow, listExports } from './tables.ts';

export async function insertListExport(tx: Queryable, row: ListExportRow): Promise<void> {
  await tx.insert(listExports).values(row);
}

export async function findListExport(
  tx: Queryable,
  id: ListExportId,
): Promise<ListExportRow | null> {
  const [row] = await tx.select().from(listExports).where(eq(listExports.id, id));
  return row ?? null;
}

export async function setListExport(
  tx: Queryable,
  id: ListExportId,
  change: Pick<ListExportRow, 'status' | 'rows'>,
): Promise<void> {
  await tx.update(listExports).set(change).where(eq(listExports.id, id));
}

type Deleted = Pick<ListExportRow, 'id' | 'userId'>;
const deleted = { id: listExports.id, userId: listExports.userId };

export function deleteListExportsBefore(tx: Queryable, instant: Date): Promise<Deleted[]> {
  return tx.delete(listExports).where(lt(listExports.requestedAt, instant)).returning(deleted);
}

export function deleteListExportsOf(tx: Queryable, userId: UserId): Promise<Deleted[]> {
  return tx.delete(listExports).where(eq(listExports.userId, userId)).returning(deleted);
}
