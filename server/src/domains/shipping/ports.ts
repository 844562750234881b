import type { Queryable, Transaction } from '../../platform/database.ts';

/** Whole minor units of an ISO currency. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

export interface Address {
  readonly name: string;
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly postalCode: string;
  readonly city: string;
  /** Code of a state as get-state gives it, where the country has states. */
  readonly state?: string | undefined;
  readonly country: string;
  readonly phone?: string | undefined;
}

export interface ParcelItem {
  readonly productId: string;
  readonly quantity: number;
}

/** What a carrier is to carry. */
export interface Parcel {
  readonly grams: number;
  /** In which the buyer pays, by the country of destination. */
  readonly currency: string;
}

/**
 * What shipping asks of the shop, which has products: what they weigh, and in which currency the country pays.
 * @throws AppError invalid_input at `items` for an unknown product, out_of_stock
 */
export type ParcelOf = (
  db: Queryable,
  items: readonly ParcelItem[],
  country: string,
) => Promise<Parcel>;

/** An offer of a carrier that holds for its address and items. */
export interface HeldRate extends DeliveryEstimate {
  /** What the carrier calls it, in the buyer's language where it has one. */
  readonly service: string;
  /** What the buyer pays for it, tax of the destination included. */
  readonly price: Money;
}

/** Local dates of the destination, both included. */
export interface DeliveryEstimate {
  readonly deliveryFrom: string;
  readonly deliveryTo: string;
}

/** For the product's page: when something ordered now arrives; null where the rate table does not go. */
export type EstimateDelivery = (country: string) => DeliveryEstimate | null;

/**
 * What a rate id stands for. Signed, not stored: reads nothing.
 * @throws AppError rate_expired where it is too old, made up, or of another address or other items; the
 * addressee's name and phone may change
 */
export type RateFor = (rateId: string, address: Address, items: readonly ParcelItem[]) => HeldRate;

export const shipmentStatuses = [
  'label_created',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'exception',
] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

/** A parcel on its way. `userId` goes with the account. */
export interface NewShipment {
  readonly orderId: string;
  readonly userId: string;
  readonly trackingNumber: string;
  readonly service: string;
}

export interface ShipmentEvent {
  readonly at: Date;
  readonly status: ShipmentStatus;
  /** The carrier's own words. */
  readonly text: string;
  readonly place: string | null;
}

/** What shipping tells the shop, in the transaction in which it became known; may come again or late. */
export interface ParcelWatch {
  moved(tx: Transaction, orderId: string, status: ShipmentStatus, at: Date): Promise<void>;
}

/** What the shop asks of shipping about parcels. */
export interface Shipments {
  /** From now on the carrier is asked how it moves. Once for an order. */
  create(tx: Transaction, shipment: NewShipment): Promise<void>;
  /** Oldest first; null where no parcel is on its way. */
  of(
    db: Queryable,
    orderId: string,
  ): Promise<{
    readonly trackingNumber: string;
    readonly status: ShipmentStatus;
    readonly events: readonly ShipmentEvent[];
    /** The carrier's own page about the parcel. */
    readonly carrierUrl: string | null;
  } | null>;
}
