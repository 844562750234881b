import { and, desc, eq, like, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import { type PromoCodeRow, promoCodes } from '../tables.ts';

interface Page {
  readonly after: string | undefined;
  readonly limit: number;
}

/** The newest first: ids rise with time. */
export function listCodes(
  tx: Queryable,
  beginning: string,
  { after, limit }: Page,
): Promise<PromoCodeRow[]> {
  return tx
    .select()
    .from(promoCodes)
    .where(
      and(
        beginning === ''
          ? undefined
          : like(promoCodes.code, `${beginning.replaceAll(/[\\%_]/g, '\\$&')}%`),
        after === undefined ? undefined : lt(promoCodes.id, after),
      ),
    )
    .orderBy(desc(promoCodes.id))
    .limit(limit);
}

export async function lockCode(tx: Transaction, id: string): Promise<PromoCodeRow | undefined> {
  const [row] = await tx.select().from(promoCodes).where(eq(promoCodes.id, id)).for('update');
  return row;
}

export async function updateCode(tx: Transaction, { id, ...row }: PromoCodeRow): Promise<void> {
  await tx.update(promoCodes).set(row).where(eq(promoCodes.id, id));
}
