import type { UserId } from '@stratum/contract/ids';
import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { accounts } from '../accounts/index.ts';
import { type DeliveryRow, deliveries } from './tables.ts';

/** Whom a message goes to: an account, by itself or by its address. Nobody else's is recorded. */
export type Addressee = { readonly userId: UserId } | { readonly email: string };

export async function putDelivery(
  tx: Queryable,
  to: Addressee,
  { id, way, kind, at, failure }: Omit<DeliveryRow, 'userId'>,
): Promise<void> {
  const person = 'userId' in to ? eq(accounts.id, to.userId) : eq(accounts.email, to.email);
  await tx.execute(sql`
    INSERT INTO ${deliveries} (id, way, user_id, kind, at, failure)
    SELECT ${id}, ${way}, ${accounts.id}, ${kind}, ${sql.param(at, deliveries.at)}::timestamptz, ${failure}
    FROM ${accounts} WHERE ${person}
    ON CONFLICT (user_id, way, id) DO UPDATE SET at = excluded.at, failure = excluded.failure`);
}

/** What left for somebody, the latest first. */
export function deliveriesOf(tx: Queryable, userId: UserId, limit: number): Promise<DeliveryRow[]> {
  return tx
    .select()
    .from(deliveries)
    .where(eq(deliveries.userId, userId))
    .orderBy(desc(deliveries.at))
    .limit(limit);
}

export async function deleteDeliveriesBefore(tx: Queryable, instant: Date): Promise<void> {
  await tx.delete(deliveries).where(lt(deliveries.at, instant));
}
