import type { collectionRoutes as routes } from '@stratum/contract/collection';
import type { UserId } from '@stratum/contract/ids';
import { and, asc, desc, eq, getTableColumns, lt, max, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import type { doors } from './access.ts';
import type { Deps } from './deps.ts';
import { type ItemRow, items, itemVersions } from './tables.ts';

/** While somebody writes, a version is kept once in so many milliseconds. */
const between = 10 * 60 * 1000;
/** Of each note; the oldest go. */
const mostVersions = 100;

/** Keeps a note as it is before it changes, unless it was kept a moment ago. */
export async function keepVersion(
  tx: Transaction,
  { id, version, title, content, text, editedAt }: ItemRow,
  { now, always }: { readonly now: Date; readonly always: boolean },
): Promise<void> {
  if (content === null) return;
  const [last] = await tx
    .select({ keptAt: max(itemVersions.keptAt) })
    .from(itemVersions)
    .where(eq(itemVersions.itemId, id));
  const since = last?.keptAt;
  if (!always && since && now.getTime() - since.getTime() < between) return;
  const kept = {
    itemId: id,
    version,
    title,
    content,
    length: text.length,
    savedAt: editedAt,
    keptAt: now,
  };
  await tx.insert(itemVersions).values(kept).onConflictDoNothing();
  const [oldest] = await tx
    .select({ version: itemVersions.version })
    .from(itemVersions)
    .where(eq(itemVersions.itemId, id))
    .orderBy(desc(itemVersions.version))
    .offset(mostVersions - 1)
    .limit(1);
  if (!oldest) return;
  await tx
    .delete(itemVersions)
    .where(and(eq(itemVersions.itemId, id), lt(itemVersions.version, oldest.version)));
}

export async function versionsOf(
  { db }: Deps,
  { open }: Call<typeof routes.personalStuffVersions, typeof doors>,
) {
  const { id } = await open.item(db);
  const { content: _content, ...columns } = versionColumns;
  const rows = await db
    .select(columns)
    .from(itemVersions)
    .where(eq(itemVersions.itemId, id))
    .orderBy(desc(itemVersions.version));
  return { items: rows.map(toVersion) };
}

/** @throws AppError not_found */
export async function oneVersion(
  { db }: Deps,
  { open, query: { version } }: Call<typeof routes.personalStuffVersion, typeof doors>,
) {
  const { id } = await open.item(db);
  const [row] = await db
    .select()
    .from(itemVersions)
    .where(and(eq(itemVersions.itemId, id), eq(itemVersions.version, version)));
  if (!row) throw new AppError('not_found');
  return { ...toVersion(row), content: row.content };
}

const { itemId, version } = itemVersions;
const versionColumns = getTableColumns(itemVersions);

interface VersionFacts {
  readonly version: number;
  readonly title: string;
  readonly length: number;
  readonly savedAt: Date;
}

function toVersion(row: VersionFacts) {
  return {
    version: row.version,
    title: row.title,
    length: row.length,
    savedAt: row.savedAt.toISOString(),
  };
}

/** Pages of all that a person's notes were, by note and version. */
export function everyVersion(tx: Queryable, userId: UserId) {
  return (last: typeof itemVersions.$inferSelect | undefined, limit: number) =>
    tx
      .select(versionColumns)
      .from(itemVersions)
      .innerJoin(items, eq(items.id, itemVersions.itemId))
      .where(
        and(
          eq(items.userId, userId),
          last && sql`(${itemId}, ${version}) > (${last.itemId}, ${last.version})`,
        ),
      )
      .orderBy(asc(itemId), asc(version))
      .limit(limit);
}
