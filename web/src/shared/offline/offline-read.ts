import type { Endpoint } from '@stratum/contract/endpoint';

/** A read whose reply is kept on the device for when there is no network. */
export interface OfflineRead {
  readonly endpoint: Endpoint;
  /** What it says holds on the day on which it was read. */
  readonly isOfDay?: true;
}
