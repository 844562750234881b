import type { Waiting, WaitingKind } from '@stratum/contract/console/waiting';
import type { OrderStatus } from '@stratum/contract/shop/order-words';
import { asc, inArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database.ts';
import type { WaitingSource } from '../../console/index.ts';
import type { Deps } from '../deps.ts';
import { type OrderRow, orders } from '../tables.ts';
import { mostRefunds } from './list.ts';

type Waits = Pick<OrderRow, 'id' | 'number' | 'status' | 'placedAt' | 'payment'>;

const waitsIn: readonly OrderStatus[] = [
  'placed',
  'paid',
  'packed',
  'return_requested',
  'return_received',
];
/** More than are counted one by one nobody has left waiting. */
const most = 1_000;
/** So many are named. */
const named = 5;

/** What waits for whoever sells: returns, parcels to pack and hand over, money to send back and to look for. */
export function ordersWaiting({ payments }: Pick<Deps, 'payments'>): WaitingSource {
  return async (db) => {
    const toSendBack = await payments.toSendBack(db, mostRefunds);
    const refunds = await waitingOrders(db, inArray(orders.id, toSendBack));
    const rows = await waitingOrders(db, inArray(orders.status, [...waitsIn]));
    const of = (...statuses: OrderStatus[]) =>
      rows.filter(({ status }) => statuses.includes(status));
    // One whose money is on its way back is decided.
    const returns = of('return_requested', 'return_received').filter(
      ({ id }) => !toSendBack.includes(id),
    );
    const transfers = of('placed').filter(({ payment }) => payment === 'invoice');
    return [
      ...waiting('return', 'returns', returns),
      ...waiting('to_pack', 'to_pack', of('paid')),
      ...waiting('to_ship', 'to_ship', of('packed')),
      ...waiting('refund', 'refunds', refunds),
      ...waiting('transfer', 'unpaid', transfers),
    ];
  };
}

function waitingOrders(db: Queryable, which: SQL): Promise<Waits[]> {
  const { id, number, status, placedAt, payment } = orders;
  return db
    .select({ id, number, status, placedAt, payment })
    .from(orders)
    .where(which)
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
