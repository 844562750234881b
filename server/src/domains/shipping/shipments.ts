import type { OrderId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Carrier } from './carrier.ts';
import type { ParcelWatch, ShipmentEvent, Shipments } from './ports.ts';
import { addEvents, eventsOf, findShipment, putShipment, setStatus } from './store.ts';

/** @param carrier that parcels are given to */
export function createShipments(carrier: Carrier, clock: Clock): Shipments {
  return {
    async create(tx, { orderId, userId, trackingNumber }) {
      const at = clock.now();
      const status = 'label_created';
      const row = { orderId, userId, trackingNumber, carrier: carrier.name, status } as const;
      await putShipment(tx, { ...row, createdAt: at });
      await addEvents(tx, orderId, [{ at, status, text: '', place: null }]);
    },
    async of(db, orderId) {
      const row = await findShipment(db, orderId);
      if (!row) return null;
      const { trackingNumber, status } = row;
      const isOwn = row.carrier === carrier.name;
      return { trackingNumber, status, carrierUrl: isOwn ? carrier.pageOf(trackingNumber) : null };
    },
    eventsOf,
  };
}

/** Keeps what is new of a parcel, and tells the shop of it in its order; of a delay only while it lasts. */
export async function recordEvents(
  tx: Transaction,
  watch: ParcelWatch,
  orderId: OrderId,
  events: readonly ShipmentEvent[],
): Promise<void> {
  const added = await addEvents(tx, orderId, events);
  if (added.length === 0) return;
  const isHeldUp = (await setStatus(tx, orderId)) === 'exception';
  const inOrder = added.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const [place, { status, at }] of inOrder.entries()) {
    if (status === 'exception' && !(isHeldUp && place === inOrder.length - 1)) continue;
    await watch.moved(tx, orderId, status, at);
  }
}
