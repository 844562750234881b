import type { OrderView } from '@stratum/contract/console/order-words';
import { consoleOrderRoutes as routes } from '@stratum/contract/console/orders';
import type { Part } from '@stratum/contract/route';
import type { OrderStatus } from '@stratum/contract/shop/order-words';
import { readCursor, writeCursor } from '../../../platform/cursor.ts';
import type { Queryable } from '../../../platform/database.ts';
import { plainMoney } from '../../../platform/i18n/plain-money.ts';
import { defineList } from '../../console/index.ts';
import type { Deps } from '../deps.ts';
import type { OrderRow } from '../tables.ts';
import { toSummary } from '../to-order.ts';
import { soldOrders } from './list-store.ts';
import { searched } from './search.ts';

type Query = Part<typeof routes.consoleOrders, 'query'>;

interface View {
  /** Null for every one. */
  readonly statuses: readonly OrderStatus[] | null;
  readonly oldestFirst: boolean;
}

/** What waits for the seller begins with what waits longest. */
const views: Readonly<Record<Exclude<OrderView, 'refunds'>, View>> = {
  to_pack: { statuses: ['paid'], oldestFirst: true },
  to_ship: { statuses: ['packed'], oldestFirst: true },
  returns: { statuses: ['return_requested', 'return_received'], oldestFirst: true },
  unpaid: { statuses: ['placed'], oldestFirst: true },
  under_way: { statuses: ['shipped'], oldestFirst: false },
  over: {
    statuses: ['delivered', 'return_refused', 'cancelled', 'refunded'],
    oldestFirst: false,
  },
  all: { statuses: null, oldestFirst: false },
};

/** Money that is to be sent back by hand, at most: who has more of it begins with these. */
export const mostRefunds = 200;

export async function listSoldOrders(deps: Pick<Deps, 'db' | 'payments'>, query: Query) {
  const { view, sort, search, cursor, limit } = query;
  const { db } = deps;
  const place = cursor === undefined ? undefined : readCursor(cursor);
  const after = place && { placedAt: place.time, id: place.id as OrderRow['id'] };
  const filter = {
    ...(await chosen(deps, db, view)),
    ...(sort !== undefined && { oldestFirst: sort === 'placedAt' }),
    search: search ? await searched(db, search) : null,
  };
  const rows = await soldOrders(db, filter, { after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => {
      const { orderId: id, ...summary } = toSummary(row);
      const { name, country } = row.address;
      return { ...summary, id, name, country };
    }),
    next: last ? writeCursor({ time: last.placedAt, id: last.id }) : null,
  };
}

async function chosen({ payments }: Pick<Deps, 'payments'>, db: Queryable, view: OrderView) {
  if (view !== 'refunds') return { ...views[view], ids: null };
  const ids = await payments.toSendBack(db, mostRefunds);
  return { statuses: null, oldestFirst: true, ids };
}

/** The same list as a file. */
export function ordersList(deps: Pick<Deps, 'db' | 'payments'>) {
  return defineList({
    query: routes.consoleOrders.query,
    page: (query) => listSoldOrders(deps, query),
    columns: {
      number: ({ orderNumber }) => orderNumber,
      placedAt: ({ placedAt }) => placedAt,
      name: ({ name, country }) => `${name}, ${country}`,
      pieces: ({ lines }) => lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
      status: ({ status }) => status,
      total: ({ total }) => plainMoney(total),
    },
  });
}
