import type { OrderId, UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Money } from '@stratum/contract/money';
import type { Address } from '@stratum/contract/shop/address';
import type { OrderItem } from '@stratum/contract/shop/items';
import type { ShipmentStatus } from '@stratum/contract/shop/order-words';
import type { Queryable, Transaction } from '../../platform/database.ts';

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
  items: readonly OrderItem[],
  country: string,
) => Promise<Parcel>;

/** Local dates of the destination, both included. */
export interface DeliveryEstimate {
  readonly deliveryFrom: string;
  readonly deliveryTo: string;
}

/** An offer of a carrier that holds for its address and items. */
export interface HeldRate extends DeliveryEstimate {
  /** What the carrier calls it, in the buyer's language where it has one. */
  readonly service: string;
  /** What the buyer pays for it, tax of the destination included. */
  readonly price: Money;
}

/** By which services something ordered now would go to a country, by the rate table: the cheapest first. */
export type EstimateDelivery = (
  country: string,
  parcel: Parcel,
  locale: Locale,
) => readonly HeldRate[];

/**
 * What a rate id stands for. Sealed, not stored: reads nothing.
 * @throws AppError rate_expired where it is too old, made up, or of another address or other items; the
 * addressee's name and phone may change
 */
export type RateFor = (rateId: string, address: Address, items: readonly OrderItem[]) => HeldRate;

/** A parcel on its way. */
interface NewShipment {
  readonly orderId: OrderId;
  readonly userId: UserId;
  readonly trackingNumber: string;
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
  moved(tx: Transaction, orderId: OrderId, status: ShipmentStatus, at: Date): Promise<void>;
}

/** A parcel as an order shows it. */
interface Shipment {
  readonly trackingNumber: string;
  readonly status: ShipmentStatus;
  /** The carrier's own page about it. */
  readonly carrierUrl: string | null;
}

/** What the shop asks of shipping about parcels. */
export interface Shipments {
  /** From now on the carrier is asked how it moves. Once for an order: again changes the number. */
  create(tx: Transaction, shipment: NewShipment): Promise<void>;
  /** Null where no parcel is on its way. */
  of(db: Queryable, orderId: OrderId): Promise<Shipment | null>;
  /** What is known of how it moves, the newest first. */
  eventsOf(db: Queryable, orderId: OrderId): Promise<readonly ShipmentEvent[]>;
}
