export type { AddressCheck } from './addresses/address-check.ts';
export { createGoogleCheck } from './addresses/google-check.ts';
export { parcelMoved } from './by-hand.ts';
export type { Carrier } from './carrier.ts';
export { createFedExCheck } from './fedex/addresses.ts';
export { createFedEx } from './fedex/carrier.ts';
export { createFedExClient } from './fedex/client.ts';
export type {
  EstimateDelivery,
  HeldRate,
  ParcelOf,
  ParcelWatch,
  RateFor,
  Shipments,
} from './ports.ts';
export { createRateFor } from './rate-id.ts';
export { createRateTable, servedCountries, tableRates } from './rate-table.ts';
export { createShipments, recordEvents } from './shipments.ts';
