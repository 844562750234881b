import type { ProductId, UserId } from '@stratum/contract/ids';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { stockAlerts } from './tables.ts';

type Alert = typeof stockAlerts.$inferSelect;
type Named = Pick<Alert, 'productId' | 'userId'>;

const isOf = ({ productId, userId }: Named) =>
  and(eq(stockAlerts.productId, productId), eq(stockAlerts.userId, userId));

export async function addAlert(tx: Transaction, alert: Alert): Promise<void> {
  await tx.insert(stockAlerts).values(alert).onConflictDoNothing();
}

export async function removeAlert(tx: Transaction, named: Named): Promise<void> {
  await tx.delete(stockAlerts).where(isOf(named));
}

export async function isAlertWanted(tx: Queryable, named: Named): Promise<boolean> {
  const found = await tx.select().from(stockAlerts).where(isOf(named));
  return found.length > 0;
}

/** Takes so many of those who have waited longest; what another takes at this moment is left to it. */
export async function takeAlerts(
  tx: Transaction,
  productId: ProductId,
  limit: number,
): Promise<UserId[]> {
  const longest = tx
    .select({ userId: stockAlerts.userId })
    .from(stockAlerts)
    .where(eq(stockAlerts.productId, productId))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.userId))
    .limit(limit)
    .for('update', { skipLocked: true });
  const taken = await tx
    .delete(stockAlerts)
    .where(and(eq(stockAlerts.productId, productId), inArray(stockAlerts.userId, longest)))
    .returning({ userId: stockAlerts.userId });
  return taken.map(({ userId }) => userId);
}

/** For what a person waits, since when. */
export function alertsOf(tx: Queryable, userId: UserId): Promise<Alert[]> {
  return tx
    .select()
    .from(stockAlerts)
    .where(eq(stockAlerts.userId, userId))
    .orderBy(asc(stockAlerts.createdAt));
}
