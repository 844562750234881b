import type { ProductId } from '@stratum/contract/ids';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type ProductRow, products } from './tables.ts';

/** In the order of their ids, in which they are locked as well. */
export async function productsByIds(
  tx: Queryable,
  ids: readonly ProductId[],
  lock?: 'no key update',
): Promise<ProductRow[]> {
  const query = tx
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id));
  return lock ? query.for(lock) : query;
}

export async function productBySlug(tx: Queryable, slug: string): Promise<ProductRow | undefined> {
  const [row] = await tx.select().from(products).where(eq(products.slug, slug));
  return row;
}

/** @param by negative where pieces are taken; below nothing fails */
export async function changeStock(tx: Transaction, id: ProductId, by: number): Promise<void> {
  await tx
    .update(products)
    .set({ stock: sql`${products.stock} + ${by}` })
    .where(eq(products.id, id));
}

/** Keeps what is there of a product that is known already. */
export async function putProduct(tx: Queryable, row: typeof products.$inferInsert): Promise<void> {
  await tx.insert(products).values(row).onConflictDoNothing({ target: products.slug });
}

export async function setStock(tx: Queryable, id: ProductId, stock: number): Promise<void> {
  await tx.update(products).set({ stock }).where(eq(products.id, id));
}

export function everyProduct(tx: Queryable): Promise<ProductRow[]> {
  return tx.select().from(products).orderBy(asc(products.slug));
}

export async function updateProduct(tx: Transaction, { id, ...row }: ProductRow): Promise<void> {
  await tx.update(products).set(row).where(eq(products.id, id));
}
