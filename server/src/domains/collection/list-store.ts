import type { ItemSort } from '@stratum/contract/collection-words';
import type { UserId } from '@stratum/contract/ids';
import { and, asc, desc, eq, getTableColumns, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { type Choice, isSought, matching } from './conditions.ts';
import type { ItemCursor } from './item-cursor.ts';
import { items } from './tables.ts';

const { words: _words, content: _content, text: _text, ...columns } = getTableColumns(items);
/** Characters of a text that a list reads: where words are sought, all that marks may be found in. */
const textRead = { listed: 200, sought: 100_000 };
/** Newest items that are looked through one by one: of words that many have, they hold a page. */
const lookedThrough = 2_000;

interface Page {
  readonly sort: ItemSort;
  readonly after?: ItemCursor | undefined;
  readonly limit: number;
}

export type ListedItem = Awaited<ReturnType<typeof listItems>>[number];

/**
 * A page of a person's items. Words that many items have are found among the newest ones, all others
 * by the index of words: neither takes longer where there are more items.
 */
export async function listItems(tx: Queryable, choice: Choice, page: Page) {
  const length = choice.filter.search ? textRead.sought : textRead.listed;
  const read = (within: SQL | undefined, order: readonly SQL[]) =>
    tx
      .select({ ...columns, text: sql<string>`left(${items.text}, ${length})` })
      .from(items)
      .where(and(matching(choice), afterCursor(page.after), within))
      .orderBy(...order)
      .limit(page.limit);
  const { keyed, unkeyed } = orders(page.sort);
  if (!isSought(choice.filter)) return read(undefined, keyed);
  if (page.sort === 'edited' && choice.filter.trash !== 'true') {
    const edge = await edgeOfNewest(tx, choice.caller.userId);
    const newest = await read(edge && gte(items.editedAt, edge), keyed);
    if (edge === undefined || newest.length === page.limit) return newest;
  }
  return read(undefined, unkeyed);
}

/** When the last of the newest items was edited; none where there are fewer. */
async function edgeOfNewest(tx: Queryable, userId: UserId): Promise<Date | undefined> {
  const [edge] = await tx
    .select({ editedAt: items.editedAt })
    .from(items)
    .where(and(eq(items.userId, userId), isNull(items.deletedAt)))
    .orderBy(desc(items.editedAt), desc(items.id))
    .offset(lookedThrough)
    .limit(1);
  return edge?.editedAt;
}

/** The order of a list by an index, and the same for few rows that another index has found. */
function orders(sort: ItemSort): {
  readonly keyed: readonly SQL[];
  readonly unkeyed: readonly SQL[];
} {
  if (sort === 'title') {
    const keyed = [asc(items.sortTitle), asc(items.id)];
    return { keyed, unkeyed: [sql`${items.sortTitle} || ''`, asc(items.id)] };
  }
  const column = sort === 'created' ? items.createdAt : items.editedAt;
  return {
    keyed: [desc(column), desc(items.id)],
    unkeyed: [sql`${column} + interval '0' desc`, desc(items.id)],
  };
}

function afterCursor(after: ItemCursor | undefined): SQL | undefined {
  if (!after) return undefined;
  const { sort, key, id } = after;
  if (sort === 'title') return sql`(${items.sortTitle}, ${items.id}) > (${key}, ${id}::uuid)`;
  const column = sort === 'created' ? items.createdAt : items.editedAt;
  return sql`(${column}, ${items.id}) < (${key}::timestamptz, ${id}::uuid)`;
}
