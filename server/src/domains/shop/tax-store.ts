import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type TaxTableRow, taxTables } from './tables.ts';

export async function taxTableOf(tx: Queryable, country: string): Promise<TaxTableRow | undefined> {
  const [row] = await tx.select().from(taxTables).where(eq(taxTables.country, country));
  return row;
}

export function everyTaxTable(tx: Queryable): Promise<TaxTableRow[]> {
  return tx.select().from(taxTables);
}

/**
 * The content pack's rates are version 1.
 * @returns whether the one that it follows was the newest
 */
export async function putTaxTable(tx: Transaction, row: TaxTableRow): Promise<boolean> {
  const { country, ...change } = row;
  if (row.version === 2) {
    const added = await tx.insert(taxTables).values(row).onConflictDoNothing().returning();
    return added.length > 0;
  }
  const changed = await tx
    .update(taxTables)
    .set(change)
    .where(and(eq(taxTables.country, country), eq(taxTables.version, row.version - 1)))
    .returning({ country: taxTables.country });
  return changed.length > 0;
}
