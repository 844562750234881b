import type { OrderId, UserId } from '@stratum/contract/ids';
import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { countDays, type DayCounts } from '../../platform/count-days.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { RowLock } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import { keepPerson } from '../accounts/index.ts';
import {
  type OrderEventRow,
  type OrderRefundRow,
  type OrderRow,
  orderEvents,
  orderNumbers,
  orderRefunds,
  orders,
} from './tables.ts';

export async function orderById(
  tx: Queryable,
  id: OrderId,
  lock?: RowLock,
): Promise<OrderRow | undefined> {
  const query = tx.select().from(orders).where(eq(orders.id, id));
  const [row] = await (lock ? query.for(lock) : query);
  return row;
}

/** Locks an order for a step after its person, as the end of an account does: what tells them points at both. */
export async function lockOrder(tx: Transaction, id: OrderId): Promise<OrderRow | undefined> {
  const [owner] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, id));
  if (!owner) return undefined;
  await keepPerson(tx, owner.userId);
  return orderById(tx, id, 'update');
}

export async function orderIdByNumber(tx: Queryable, number: string): Promise<OrderId | null> {
  const [row] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
  return row?.id ?? null;
}

/** Those that follow one, the newest first. */
export async function ordersOf(
  tx: Queryable,
  userId: UserId,
  {
    after,
    limit,
  }: { readonly after: Pick<OrderRow, 'placedAt' | 'id'> | undefined; readonly limit: number },
): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        after &&
          or(
            lt(orders.placedAt, after.placedAt),
            and(eq(orders.placedAt, after.placedAt), lt(orders.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);
}

export async function insertOrder(tx: Transaction, row: OrderRow): Promise<void> {
  await tx.insert(orders).values(row);
}

export async function changeOrder(
  tx: Transaction,
  id: OrderId,
  change: Partial<Omit<OrderRow, 'id' | 'number' | 'userId'>>,
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id));
}

/** @returns whether it was not said before */
export async function markReverted(tx: Transaction, id: OrderId, now: Date): Promise<boolean> {
  const marked = await tx
    .update(orders)
    .set({ revertedAt: now })
    .where(and(eq(orders.id, id), isNull(orders.revertedAt)))
    .returning({ id: orders.id });
  return marked.length > 0;
}

export async function insertEvent(
  tx: Transaction,
  event: Omit<OrderEventRow, 'id'>,
): Promise<void> {
  await tx.insert(orderEvents).values({ id: newId(), ...event });
}

/** The oldest first. */
export async function eventsOf(tx: Queryable, orderId: OrderId): Promise<OrderEventRow[]> {
  return tx
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
}

/** Parts that were given back, the oldest first; nothing is read of an order that none was given back of. */
export async function refundsOf(
  tx: Queryable,
  { id, refunded }: Pick<OrderRow, 'id' | 'refunded'>,
): Promise<OrderRefundRow[]> {
  if (refunded === 0) return [];
  return tx
    .select()
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, id))
    .orderBy(asc(orderRefunds.at), asc(orderRefunds.id));
}

export async function insertRefund(tx: Transaction, row: OrderRefundRow): Promise<void> {
  await tx.insert(orderRefunds).values(row);
}

/** The next number of a year. Whoever takes one holds the row until the transaction ends: none is left out. */
export async function nextNumber(tx: Transaction, year: number): Promise<string> {
  const [row] = await tx
    .insert(orderNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: orderNumbers.year, set: { last: sql`${orderNumbers.last} + 1` } })
    .returning({ last: orderNumbers.last });
  return `S-${year}-${String(row?.last).padStart(6, '0')}`;
}

export async function deleteOrdersOf(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(orders).where(eq(orders.userId, userId));
}

export function ordersByDay(tx: Queryable, from: Date): Promise<DayCounts> {
  return countDays(tx, orders, orders.placedAt, from);
}
