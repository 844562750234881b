import type { Endpoint } from '@stratum/contract/endpoint';

/** A read whose reply is kept on the device for when there is no network. */
export interface OfflineRead {
  readonly endpoint: Endpoint;
  /** What it says changes through the day on which it was read: shown only where nothing is reached. */
  readonly isOfDay?: true;
}
