import type { Locale } from '@stratum/contract/locale';
import type { Address } from '@stratum/contract/shop/address';
import type { HeldRate, Parcel, ShipmentEvent } from './ports.ts';

export interface RateRequest {
  readonly address: Address;
  readonly parcel: Parcel;
  readonly locale: Locale;
  /** When it is asked. */
  readonly now: Date;
}

/** Who brings parcels, and what is known of them on their way. */
export interface Carrier {
  /** Kept beside a parcel: the carrier that was given it is the one asked. */
  readonly name: 'table' | 'fedex';
  /** The cheapest first; none where the carrier does not go. */
  rates(request: RateRequest): Promise<HeldRate[]>;
  /**
   * What is known of parcels by their number, the oldest first; without those of which nothing is. Null for a
   * carrier that cannot be asked, whose events the operator enters.
   */
  readonly track:
    | ((numbers: readonly string[]) => Promise<ReadonlyMap<string, ShipmentEvent[]>>)
    | null;
  /** The carrier's own page about a parcel. */
  pageOf(trackingNumber: string): string | null;
}

interface CarrierErrorOptions extends ErrorOptions {
  /** The carrier was well and did not want what it was asked. */
  readonly isRefusal?: boolean;
}

/** A carrier that gave no answer that can be used; holds neither address nor key. */
export class CarrierError extends Error {
  override name = 'CarrierError';
  readonly isRefusal: boolean;

  constructor(message: string, { isRefusal = false, ...options }: CarrierErrorOptions = {}) {
    super(message, options);
    this.isRefusal = isRefusal;
  }
}
