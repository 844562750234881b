import type { Door } from '../../platform/http/call.ts';
import { type ShipmentRow, shipmentNumbered } from './store.ts';

/** A parcel by its number, which is told to its buyer only. */
const shipment: Door<string, ShipmentRow> = (tx, { userId }, trackingNumber) =>
  shipmentNumbered(tx, userId, trackingNumber);

export const doors = { shipment };
