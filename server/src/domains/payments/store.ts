import type { PaymentState } from '@stratum/contract/console/order-words';
import type { OrderId } from '@stratum/contract/ids';
import { and, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { partialRefunds, paymentEvents, payments } from './tables.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** @throws where the order has one */
export async function addPayment(tx: Queryable, row: typeof payments.$inferInsert): Promise<void> {
  await tx.insert(payments).values(row);
}

export async function findPayment(tx: Queryable, orderId: OrderId): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.orderId, orderId));
  return row ?? null;
}

export async function lockPayment(tx: Transaction, orderId: OrderId): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .for('no key update');
  return row ?? null;
}

export async function paymentNumbered(tx: Queryable, number: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.orderNumber, number));
  return row ?? null;
}

type Changes = Partial<Pick<PaymentRow, 'state' | 'attempts' | 'sessionId' | 'pageUrl' | 'intent'>>;

export async function changePayment(
  tx: Transaction,
  orderId: OrderId,
  changes: Changes & Pick<PaymentRow, 'changedAt'>,
): Promise<void> {
  await tx.update(payments).set(changes).where(eq(payments.orderId, orderId));
}

/** What a provider is to send back since before an instant, so many; an operator's transfers are not among it. */
export async function restingRefunds(
  tx: Queryable,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<{ orderId: OrderId; intent: string }[]> {
  const { orderId, intent, state, changedAt } = payments;
  const rows = await tx
    .select({ orderId, intent })
    .from(payments)
    .where(and(eq(state, 'refunding'), isNotNull(intent), lt(changedAt, before)))
    .orderBy(changedAt)
    .limit(limit);
  return rows.flatMap((row) => (row.intent === null ? [] : { ...row, intent: row.intent }));
}

/** Orders of which the operator has to send money back: what was transferred, and what a card did not take. */
export async function refundsByHand(tx: Queryable, limit: number): Promise<OrderId[]> {
  const { orderId, method, state, changedAt } = payments;
  const isByHand = (how: typeof state | typeof partialRefunds.state) =>
    or(eq(how, 'refund_failed'), and(eq(how, 'refunding'), eq(method, 'invoice')));
  const whole = await tx
    .select({ orderId })
    .from(payments)
    .where(isByHand(state))
    .orderBy(changedAt)
    .limit(limit);
  const parts = await tx
    .select({ orderId })
    .from(partialRefunds)
    .innerJoin(payments, eq(orderId, partialRefunds.orderId))
    .where(isByHand(partialRefunds.state))
    .orderBy(partialRefunds.changedAt)
    .limit(limit);
  return [...new Set([...whole, ...parts].map((row) => row.orderId))];
}

/** @returns whether it is new */
export async function addEvent(tx: Transaction, id: string, receivedAt: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(paymentEvents)
    .values({ id, receivedAt })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function deleteEvents(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
}

/** Those in which nothing has happened since an instant, and nothing is to happen. */
export async function deletePayments(tx: Queryable, before: Date): Promise<void> {
  const over: readonly PaymentState[] = ['paid', 'cancelled', 'refunded'];
  await tx
    .delete(payments)
    .where(and(inArray(payments.state, [...over]), lt(payments.changedAt, before)));
}
