import type { OrderDetails } from '@stratum/contract/shop/order';
import type { orderRoutes as routes } from '@stratum/contract/shop/orders';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { moneyIn, nameOf, productsByIds, soldProduct } from '../shop/index.ts';
import type { Doors } from './access.ts';
import type { Deps, MoveDeps } from './deps.ts';
import { eventsOf, ordersOf, refundsOf } from './store.ts';
import type { OrderEventRow, OrderRow } from './tables.ts';
import { toDetails, toSummary } from './to-order.ts';

export async function listOrders({ db }: Deps, call: Call<typeof routes.getUserOrderDetails>) {
  const { cursor, limit } = call.query;
  const place = cursor === undefined ? undefined : readCursor(cursor);
  const after = place && { placedAt: place.time, id: place.id as OrderRow['id'] };
  const rows = await ordersOf(db, call.caller.userId, { after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(toSummary),
    next: last ? writeCursor({ time: last.placedAt, id: last.id }) : null,
  };
}

/** An order with what has happened to it, its parcel and its papers. */
export async function detailsOf(
  tx: Queryable,
  deps: MoveDeps,
  row: OrderRow,
  events?: readonly OrderEventRow[],
): Promise<OrderDetails> {
  const { invoices, shipments, clock, selling } = deps;
  const { id, invoiceId, creditNoteId, trackingNumber } = row;
  const shipment = trackingNumber === null ? null : await shipments.of(tx, id);
  const money = moneyIn(row.currency);
  const refunds = await refundsOf(tx, row);
  const papers = {
    refunds: refunds.map(({ id: refundId, at, amount, creditNoteId: noteId }) => ({
      id: refundId,
      at: at.toISOString(),
      amount: money(amount),
      creditNoteUrl: invoices.paperUrl(noteId),
    })),
    trackingUrl: shipment?.carrierUrl ?? null,
    invoiceUrl: invoiceId && invoices.paperUrl(invoiceId),
    creditNoteUrl: creditNoteId && invoices.paperUrl(creditNoteId),
  };
  const at = { now: clock.now(), timeZone: selling.timeZone };
  return toDetails(row, events ?? (await eventsOf(tx, id)), papers, at);
}

/** What of an order is still sold and there; ordering it is a step of its own. */
export async function reorder({ db, pack }: Deps, call: Call<typeof routes.reorder, Doors>) {
  const { lines, address, billingAddress } = await call.open.order(db);
  const rows = await productsByIds(
    db,
    lines.map(({ productId }) => productId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stockOf = ({ productId }: (typeof lines)[number]) => {
    const row = byId.get(productId);
    return row && soldProduct(pack, row) ? row.stock : 0;
  };
  return {
    items: lines
      .filter((line) => stockOf(line) > 0)
      .map((line) => ({
        productId: line.productId,
        quantity: Math.min(line.quantity, stockOf(line)),
      })),
    unavailable: lines
      .filter((line) => stockOf(line) === 0)
      .map(({ productId, name }) => {
        const row = byId.get(productId);
        return { productId, name: row ? nameOf(pack, row, call.locale) : name };
      }),
    address,
    billingAddress,
  };
}
