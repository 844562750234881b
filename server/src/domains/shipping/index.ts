export type {
  Address,
  HeldRate,
  Money,
  NewShipment,
  Parcel,
  ParcelItem,
  ParcelOf,
  ParcelWatch,
  RateFor,
  ShipmentEvent,
  ShipmentStatus,
  Shipments,
} from './ports.ts';
