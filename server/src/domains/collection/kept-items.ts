import type { ItemId, UserId } from '@stratum/contract/ids';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { isAnyOf } from '../../platform/is-any-of.ts';
import { items } from './tables.ts';

/** What somebody's items are, of those that are not in the trash. */
export async function keptItems(tx: Queryable, userId: UserId, ids: readonly ItemId[]) {
  if (ids.length === 0) return new Map<ItemId, never>();
  const rows = await tx
    .select({ id: items.id, type: items.type, title: items.title })
    .from(items)
    .where(and(isAnyOf(items.id, ids), eq(items.userId, userId), isNull(items.deletedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}
