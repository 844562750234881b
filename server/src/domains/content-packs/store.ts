import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import {
  type CurrentPack,
  contentPacks,
  currentContentPack,
  type KeptPack,
  renderedPublicPages,
} from './tables.ts';

export async function keptPack(tx: Queryable, version: string): Promise<KeptPack | undefined> {
  const [row] = await tx.select().from(contentPacks).where(eq(contentPacks.version, version));
  return row;
}

/** The latest first. */
export async function keptPacks(tx: Queryable): Promise<KeptPack[]> {
  return tx
    .select()
    .from(contentPacks)
    .orderBy(desc(contentPacks.keptAt), desc(contentPacks.version));
}

/** @returns false where there is one of that version by now */
export async function insertPack(tx: Transaction, row: KeptPack): Promise<boolean> {
  const inserted = await tx
    .insert(contentPacks)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: contentPacks.version });
  return inserted.length > 0;
}

export async function replacePack(tx: Transaction, row: KeptPack): Promise<void> {
  await tx.update(contentPacks).set(row).where(eq(contentPacks.version, row.version));
}

export async function currentPack(tx: Queryable): Promise<CurrentPack | null> {
  const [row] = await tx.select().from(currentContentPack);
  return row ?? null;
}

/** The same, kept from changing until the transaction ends. */
export async function lockCurrentPack(tx: Transaction): Promise<CurrentPack | null> {
  const [row] = await tx.select().from(currentContentPack).for('update');
  return row ?? null;
}

/** @returns false where another call was the first to publish one */
export async function putCurrentPack(
  tx: Transaction,
  before: CurrentPack | null,
  row: Omit<CurrentPack, 'isOnly'>,
): Promise<boolean> {
  if (before) {
    await tx.update(currentContentPack).set(row);
    return true;
  }
  const inserted = await tx
    .insert(currentContentPack)
    .values(row)
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}

/** The pack that was published and is to be read; null where that of the installation's folder is current. */
export async function publishedPack(tx: Queryable): Promise<KeptPack | null> {
  const [row] = await tx
    .select(getTableColumns(contentPacks))
    .from(currentContentPack)
    .innerJoin(contentPacks, eq(contentPacks.version, currentContentPack.version));
  return row ?? null;
}

type Rendered = typeof renderedPublicPages.$inferSelect;

/** The key of what was rendered; null where nothing was yet. */
export async function renderedPages(
  tx: Queryable,
  { release, texts }: Omit<Rendered, 'key'>,
): Promise<string | null> {
  const { key } = renderedPublicPages;
  const [row] = await tx
    .select({ key })
    .from(renderedPublicPages)
    .where(and(eq(renderedPublicPages.release, release), eq(renderedPublicPages.texts, texts)));
  return row?.key ?? null;
}

/** @returns false where they were rendered meanwhile */
export async function insertRendered(tx: Transaction, row: Rendered): Promise<boolean> {
  const inserted = await tx
    .insert(renderedPublicPages)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: renderedPublicPages.key });
  return inserted.length > 0;
}
