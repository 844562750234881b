import type { OrderId, UserId } from '@stratum/contract/ids';
import type { ShipmentStatus } from '@stratum/contract/shop/order-words';
import { and, asc, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { Carrier } from './carrier.ts';
import type { ShipmentEvent } from './ports.ts';
import { shipmentEvents, shipments } from './tables.ts';

export type ShipmentRow = typeof shipments.$inferSelect;

export async function putShipment(tx: Queryable, row: ShipmentRow): Promise<void> {
  const { trackingNumber, carrier } = row;
  await tx
    .insert(shipments)
    .values(row)
    .onConflictDoUpdate({ target: shipments.orderId, set: { trackingNumber, carrier } });
}

export async function findShipment(tx: Queryable, orderId: OrderId): Promise<ShipmentRow | null> {
  const [row] = await tx.select().from(shipments).where(eq(shipments.orderId, orderId));
  return row ?? null;
}

/** Of a person the newest parcel of that number. */
export async function shipmentNumbered(
  tx: Queryable,
  userId: UserId,
  trackingNumber: string,
): Promise<ShipmentRow | null> {
  const [row] = await tx
    .select()
    .from(shipments)
    .where(and(eq(shipments.trackingNumber, trackingNumber), eq(shipments.userId, userId)))
    .orderBy(desc(shipments.createdAt))
    .limit(1);
  return row ?? null;
}

/** Of whomever: for the operator. */
export function shipmentsNumbered(tx: Queryable, trackingNumber: string): Promise<ShipmentRow[]> {
  return tx.select().from(shipments).where(eq(shipments.trackingNumber, trackingNumber));
}

/** The newest first. */
export function eventsOf(tx: Queryable, orderId: OrderId): Promise<ShipmentEvent[]> {
  const { at, status, text, place } = shipmentEvents;
  return tx
    .select({ at, status, text, place })
    .from(shipmentEvents)
    .where(eq(shipmentEvents.orderId, orderId))
    .orderBy(desc(at));
}

/** @returns those that were not there */
export async function addEvents(
  tx: Queryable,
  orderId: OrderId,
  events: readonly ShipmentEvent[],
): Promise<ShipmentEvent[]> {
  if (events.length === 0) return [];
  const rows = events.map((event) => ({ orderId, ...event }));
  return tx.insert(shipmentEvents).values(rows).onConflictDoNothing().returning();
}

/** The latest event says how it is now. @returns that */
export async function setStatus(tx: Queryable, orderId: OrderId): Promise<ShipmentStatus | null> {
  const latest = tx
    .select({ status: shipmentEvents.status })
    .from(shipmentEvents)
    .where(eq(shipmentEvents.orderId, orderId))
    .orderBy(desc(shipmentEvents.at))
    .limit(1);
  const [row] = await latest;
  if (!row) return null;
  await tx.update(shipments).set(row).where(eq(shipments.orderId, orderId));
  return row.status;
}

/** Parcels on their way, given to the carrier after an instant; by its order, so many. */
export function underWay(
  tx: Queryable,
  carrier: Carrier['name'],
  { after, limit }: { readonly after: Date; readonly limit: number },
): Promise<ShipmentRow[]> {
  return tx
    .select()
    .from(shipments)
    .where(
      and(
        eq(shipments.carrier, carrier),
        ne(shipments.status, 'delivered'),
        gt(shipments.createdAt, after),
      ),
    )
    .orderBy(asc(shipments.createdAt), asc(shipments.orderId))
    .limit(limit);
}

/** All parcels of a person with their events, the oldest first. */
export async function shipmentsOf(
  tx: Queryable,
  userId: UserId,
): Promise<{ shipment: ShipmentRow; events: ShipmentEvent[] }[]> {
  const own = await tx
    .select()
    .from(shipments)
    .where(eq(shipments.userId, userId))
    .orderBy(asc(shipments.createdAt));
  if (own.length === 0) return [];
  const ids = own.map(({ orderId }) => orderId);
  const events = await tx
    .select()
    .from(shipmentEvents)
    .where(inArray(shipmentEvents.orderId, ids))
    .orderBy(asc(shipmentEvents.at));
  return own.map((shipment) => ({
    shipment,
    events: events.filter(({ orderId }) => orderId === shipment.orderId),
  }));
}
