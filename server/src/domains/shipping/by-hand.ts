import type { ShipmentStatus } from '@stratum/contract/shop/order-words';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { ParcelWatch } from './ports.ts';
import { recordEvents } from './shipments.ts';
import { shipmentsNumbered } from './store.ts';

interface ByHandDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly watch: ParcelWatch;
}

interface Happened {
  readonly trackingNumber: string;
  readonly status: ShipmentStatus;
  readonly place: string | null;
}

/** What the operator knows of a parcel, whose carrier nobody asks. @returns whether there is such a parcel */
export async function parcelMoved(
  { db, clock, watch }: ByHandDeps,
  { trackingNumber, status, place }: Happened,
): Promise<boolean> {
  const parcels = await shipmentsNumbered(db, trackingNumber);
  const event = { at: clock.now(), status, text: '', place };
  for (const { orderId } of parcels)
    await inTransaction(db, (tx) => recordEvents(tx, watch, orderId, [event]), { retries: 3 });
  return parcels.length > 0;
}
