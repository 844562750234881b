import type { ItemFilter, collectionRoutes as routes } from '@stratum/contract/collection';
import type { ItemType } from '@stratum/contract/collection-words';
import type { CollectionId } from '@stratum/contract/ids';
import { count, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { listCollections } from './collections-store.ts';
import { type Choice, matching } from './conditions.ts';
import type { Deps } from './deps.ts';
import { usedBytes } from './quota.ts';
import { items } from './tables.ts';

/** Tags of a choice that are counted, the most frequent first. */
const mostTags = 100;

/** How many items of a choice are in each place, of each kind, with each tag, and from each month. */
export async function overview(
  { db, quota }: Deps,
  { caller, query, locale }: Call<typeof routes.myCollection>,
) {
  const { userId } = caller;
  // A place counts what it would show: the choice without the place itself.
  const { collectionId: _place, trash: _trash, ...anywhere } = query;
  const chosen = (filter: Partial<ItemFilter>): Choice => ({ caller, filter, locale });
  const [named, counts, tags, trash, used] = await Promise.all([
    listCollections(db, userId),
    countItems(db, chosen(anywhere)),
    countTags(db, chosen(query)),
    db.$count(items, matching(chosen({ ...anywhere, trash: 'true' }))),
    usedBytes(db, userId),
  ]);
  const placed = new Map<CollectionId | null, number>();
  const types = new Map<ItemType, number>();
  const months = new Map<string, number>();
  for (const { collectionId, type, month, there } of counts) {
    placed.set(collectionId, (placed.get(collectionId) ?? 0) + there);
    types.set(type, (types.get(type) ?? 0) + there);
    months.set(month, (months.get(month) ?? 0) + there);
  }
  return {
    items: named.map(({ id, name }) => ({ id, name, count: placed.get(id) ?? 0 })),
    unfiled: placed.get(null) ?? 0,
    trash,
    types: [...types].map(([type, there]) => ({ type, count: there })),
    tags,
    months: [...months]
      .map(([month, there]) => ({ month, count: there }))
      .toSorted((one, other) => (one.month < other.month ? 1 : -1)),
    used,
    quota,
  };
}

function countItems(tx: Queryable, choice: Choice) {
  const month = sql<string>`to_char(${items.editedAt} at time zone ${choice.caller.timeZone}, 'YYYY-MM')`;
  return tx
    .select({ collectionId: items.collectionId, type: items.type, month, there: count() })
    .from(items)
    .where(matching(choice))
    .groupBy(items.collectionId, items.type, sql`3`);
}

function countTags(tx: Queryable, choice: Choice) {
  return tx
    .select({ tag: sql<string>`tag`, count: count() })
    .from(sql`${items}, unnest(${items.tags}) as tag`)
    .where(matching(choice))
    .groupBy(sql`tag`)
    .orderBy(sql`count(*) desc, tag`)
    .limit(mostTags);
}
