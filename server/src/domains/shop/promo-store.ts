import type { OrderId, UserId } from '@stratum/contract/ids';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type PromoCodeRow, promoCodes, promoUses } from './tables.ts';

export async function findPromoCode(
  tx: Queryable,
  code: string,
  lock?: 'update',
): Promise<PromoCodeRow | undefined> {
  const query = tx.select().from(promoCodes).where(eq(promoCodes.code, code));
  const [row] = await (lock ? query.for(lock) : query);
  return row;
}

/** How often a person holds a use of a code. */
export async function usesOf(tx: Queryable, promoCodeId: string, userId: UserId): Promise<number> {
  const [row] = await tx
    .select({ many: count() })
    .from(promoUses)
    .where(and(eq(promoUses.userId, userId), eq(promoUses.promoCodeId, promoCodeId)));
  return row?.many ?? 0;
}

export async function takeUse(
  tx: Transaction,
  use: { readonly promoCodeId: string; readonly orderId: OrderId; readonly userId: UserId },
): Promise<void> {
  await tx.insert(promoUses).values(use);
  await addUses(tx, use.promoCodeId, 1);
}

/** Gives a use back, once: what no longer stands there is not given back again. */
export async function returnUse(
  tx: Transaction,
  promoCodeId: string,
  orderId: OrderId,
): Promise<void> {
  const gone = await tx
    .delete(promoUses)
    .where(and(eq(promoUses.promoCodeId, promoCodeId), eq(promoUses.orderId, orderId)))
    .returning({ orderId: promoUses.orderId });
  if (gone.length > 0) await addUses(tx, promoCodeId, -1);
}

async function addUses(tx: Transaction, id: string, by: number): Promise<void> {
  await tx
    .update(promoCodes)
    .set({ used: sql`${promoCodes.used} + ${by}` })
    .where(eq(promoCodes.id, id));
}

export async function insertPromoCode(
  tx: Queryable,
  row: Omit<PromoCodeRow, 'used' | 'version'>,
): Promise<void> {
  await tx.insert(promoCodes).values(row);
}

export async function promoCodeExists(tx: Queryable, code: string): Promise<boolean> {
  return (await findPromoCode(tx, code)) !== undefined;
}
