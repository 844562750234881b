import type { Waiting, WaitingKind } from '@stratum/contract/console/waiting';
import type { OrderStatus } from '@stratum/contract/shop/order-words';
import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database.ts';
import type { WaitingSource } from '../../console/index.ts';
import type { Deps } from '../deps.ts';
import { type OrderRow, orders } from '../tables.ts';
import { mostRefunds } from './list.ts';

type Waits = Pick<OrderRow, 'id' | 'number' | 'status' | 'placedAt' | 'payment'>;

const waitsIn: readonly OrderStatus[] = ['placed', 'paid', 'return_requested', 'return_received'];
/** More than are counted one by one nobody has left waiting. */
const most = 1_000;
/** So many are named. */
const named = 5;

/** What waits for whoever sells: returns to decide, parcels to pack, transfers to look for in the bank. */
export function ordersWaiting({ payments }: Pick<Deps, 'payments'>): WaitingSource {
  return async (db) => {
    const answered = await payments.toSendBack(db, mostRefunds);
    const rows = (await waitingOrders(db)).filter(({ id }) => !answered.includes(id));
    const of = (...statuses: OrderStatus[]) =>
      rows.filter(({ status }) => statuses.includes(status));
    return [
      ...waiting('return', 'returns', of('return_requested', 'return_received')),
      ...waiting('to_pack', 'to_pack', of('paid')),
      ...waiting(
        'transfer',
        'unpaid',
        of('placed').filter(({ payment }) => payment === 'invoice'),
      ),
    ];
  };
}

function waitingOrders(db: Queryable): Promise<Waits[]> {
  const { id, number, status, placedAt, payment } = orders;
  return db
    .select({ id, number, status, placedAt, payment })
    .from(orders)
    .where(inArray(status, [...waitsIn]))
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
