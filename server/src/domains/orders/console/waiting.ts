import type { Waiting, WaitingKind } from '@stratum/contract/console/waiting';
import type { OrderStatus } from '@stratum/contract/shop/order-words';
import { and, asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database.ts';
import type { WaitingSource } from '../../console/index.ts';
import type { Deps } from '../deps.ts';
import { type OrderRow, orders } from '../tables.ts';
import { mostRefunds } from './list.ts';

type Waits = Pick<OrderRow, 'id' | 'number' | 'status' | 'placedAt'>;

const waitsIn: readonly OrderStatus[] = ['paid', 'packed', 'return_requested', 'return_received'];
/** So many are named. */
const named = 5;

/** What waits for whoever sells: returns to decide, parcels to pack and hand over, money to send back. */
export function ordersWaiting({ payments }: Pick<Deps, 'payments'>): WaitingSource {
  return async (db) => {
    const toSendBack = await payments.toSendBack(db, mostRefunds);
    const refunds = await rowsOf(db, { ids: toSendBack });
    const others = (await rowsOf(db, { statuses: waitsIn })).filter(
      ({ id }) => !toSendBack.includes(id),
    );
    const of = (...statuses: OrderStatus[]) =>
      others.filter(({ status }) => statuses.includes(status));
    return [
      ...waiting('return', 'returns', of('return_requested', 'return_received')),
      ...waiting('to_pack', 'to_pack', of('paid')),
      ...waiting('to_pack', 'to_ship', of('packed')),
      ...waiting('transfer', 'refunds', refunds),
    ];
  };
}

type Which =
  | { readonly ids: readonly OrderRow['id'][] }
  | { readonly statuses: readonly OrderStatus[] };

/** More than are counted one by one nobody has left waiting. */
const most = 1_000;

function rowsOf(db: Queryable, which: Which): Promise<Waits[]> {
  const { id, number, status, placedAt } = orders;
  const isMeant =
    'ids' in which ? inArray(id, [...which.ids]) : inArray(status, [...which.statuses]);
  return db
    .select({ id, number, status, placedAt })
    .from(orders)
    .where(and(isMeant))
    .orderBy(asc(placedAt))
    .limit(most);
}

function waiting(kind: WaitingKind, view: string, rows: readonly Waits[]): Waiting[] {
  const [oldest] = rows;
  if (!oldest) return [];
  return [
    {
      kind,
      id: view,
      count: rows.length,
      names: rows.slice(0, named).map(({ number }) => number),
      since: oldest.placedAt.toISOString(),
      dueAt: null,
      page: '/orders',
      path: rows.length === 1 ? `/orders/${oldest.id}` : `/orders?view=${view}`,
    },
  ];
}
