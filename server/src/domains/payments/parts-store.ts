import type { PartState } from '@stratum/contract/console/order-words';
import type { OrderId } from '@stratum/contract/ids';
import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { partialRefunds, payments } from './tables.ts';

export type PartRow = typeof partialRefunds.$inferSelect;

export async function addPart(tx: Transaction, row: PartRow): Promise<void> {
  await tx.insert(partialRefunds).values(row);
}

/** The oldest first: their ids rise with time. */
export function partsOf(tx: Queryable, orderId: OrderId): Promise<PartRow[]> {
  return tx
    .select()
    .from(partialRefunds)
    .where(eq(partialRefunds.orderId, orderId))
    .orderBy(asc(partialRefunds.id));
}

/** Where it has come to one of some states. @returns whether it was in one of them */
export async function changePart(
  tx: Transaction,
  id: string,
  {
    from,
    to,
    at,
  }: { readonly from: readonly PartState[]; readonly to: PartState; readonly at: Date },
): Promise<boolean> {
  const changed = await tx
    .update(partialRefunds)
    .set({ state: to, changedAt: at })
    .where(and(eq(partialRefunds.id, id), inArray(partialRefunds.state, [...from])))
    .returning({ id: partialRefunds.id });
  return changed.length > 0;
}

/** Parts that a provider is to send back since before an instant, so many. */
export async function restingParts(
  tx: Queryable,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<{ id: string; orderId: OrderId; amount: number; intent: string }[]> {
  const { id, orderId, amount, state, changedAt } = partialRefunds;
  const { intent } = payments;
  const rows = await tx
    .select({ id, orderId, amount, intent })
    .from(partialRefunds)
    .innerJoin(payments, eq(payments.orderId, orderId))
    .where(and(eq(state, 'refunding'), isNotNull(intent), lt(changedAt, before)))
    .orderBy(changedAt)
    .limit(limit);
  return rows.flatMap((row) => (row.intent === null ? [] : { ...row, intent: row.intent }));
}
