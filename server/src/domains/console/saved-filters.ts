import type { consoleRoutes } from '@stratum/contract/console/console';
import type { ConsoleListName } from '@stratum/contract/console/lists';
import type { SavedFilterId, UserId } from '@stratum/contract/ids';
import type { Part } from '@stratum/contract/route';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import { type SavedFilterRow, savedFilters } from './tables.ts';

/** So many filters of a list an administrator may keep. */
const mostFilters = 30;

export function filtersOf(
  db: Queryable,
  userId: UserId,
  list: ConsoleListName,
): Promise<SavedFilterRow[]> {
  return db
    .select()
    .from(savedFilters)
    .where(and(eq(savedFilters.userId, userId), eq(savedFilters.list, list)))
    .orderBy(asc(savedFilters.name));
}

/** @throws AppError quota_exceeded */
export async function saveFilter(
  tx: Transaction,
  userId: UserId,
  { list, name, state }: Part<typeof consoleRoutes.saveFilter, 'body'>,
): Promise<SavedFilterRow> {
  const kept = await filtersOf(tx, userId, list);
  const isNew = kept.every((filter) => filter.name !== name);
  if (isNew && kept.length >= mostFilters) throw new AppError('quota_exceeded');
  const [saved] = await tx
    .insert(savedFilters)
    .values({ id: newId<SavedFilterId>(), userId, list, name, state })
    .onConflictDoUpdate({
      target: [savedFilters.userId, savedFilters.list, savedFilters.name],
      set: { state },
    })
    .returning();
  if (!saved) throw new AppError('not_found');
  return saved;
}

/** @throws AppError not_found */
export async function deleteFilter(
  db: Queryable,
  userId: UserId,
  id: SavedFilterId,
): Promise<{ deleted: true }> {
  const gone = await db
    .delete(savedFilters)
    .where(and(eq(savedFilters.id, id), eq(savedFilters.userId, userId)))
    .returning({ id: savedFilters.id });
  if (gone.length === 0) throw new AppError('not_found');
  return { deleted: true };
}
