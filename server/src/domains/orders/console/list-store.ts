import type { OrderId } from '@stratum/contract/ids';
import type { OrderStatus } from '@stratum/contract/shop/order-words';
import { and, asc, desc, eq, gt, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database.ts';
import { type OrderRow, orders } from '../tables.ts';

interface Filter {
  readonly statuses: readonly OrderStatus[] | null;
  readonly ids: readonly OrderId[] | null;
  readonly search: SQL | null;
  readonly oldestFirst: boolean;
}

interface Page {
  readonly after: Pick<OrderRow, 'placedAt' | 'id'> | undefined;
  readonly limit: number;
}

/** Orders of everybody, by the time they were placed. */
export function soldOrders(
  tx: Queryable,
  { statuses, ids, search, oldestFirst }: Filter,
  { after, limit }: Page,
): Promise<OrderRow[]> {
  const [follows, direction] = oldestFirst ? [gt, asc] : [lt, desc];
  return tx
    .select()
    .from(orders)
    .where(
      and(
        statuses ? inArray(orders.status, [...statuses]) : undefined,
        ids ? inArray(orders.id, [...ids]) : undefined,
        search ?? undefined,
        after &&
          or(
            follows(orders.placedAt, after.placedAt),
            and(eq(orders.placedAt, after.placedAt), follows(orders.id, after.id)),
          ),
      ),
    )
    .orderBy(direction(orders.placedAt), direction(orders.id))
    .limit(limit);
}
