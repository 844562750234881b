import type { collectionRoutes as routes } from '@stratum/contract/collection';
import type { Call } from '../../platform/http/call.ts';
import type { Deps } from './deps.ts';
import { hitsIn } from './hits.ts';
import { readItemCursor, writeItemCursor } from './item-cursor.ts';
import { type ListedItem, listItems } from './list-store.ts';
import { toItems } from './to-item.ts';

export async function itemList(
  { db }: Deps,
  { caller, query, locale }: Call<typeof routes.getPersonalStuff>,
) {
  const { sort, cursor, limit, ...filter } = query;
  const after = cursor === undefined ? undefined : readItemCursor(cursor, sort);
  const choice = { caller, filter, locale };
  const rows = await listItems(db, choice, { sort, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const hits = await hitsIn(db, page, filter.search);
  return {
    items: await toItems(db, page, hits),
    next: last ? writeItemCursor({ sort, key: sortKey(sort, last), id: last.id }) : null,
  };
}

function sortKey(sort: 'edited' | 'created' | 'title', row: ListedItem): string {
  if (sort === 'title') return row.sortTitle;
  return (sort === 'created' ? row.createdAt : row.editedAt).toISOString();
}
