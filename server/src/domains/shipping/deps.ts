import type { Pack } from '@stratum/content/pack';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Gazetteer } from '../places/index.ts';
import type { AddressCheck } from './addresses/address-check.ts';
import type { Carrier } from './carrier.ts';
import type { ParcelOf, ParcelWatch } from './ports.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly pack: Pack;
  readonly secrets: Pick<Secrets, 'otpKey'>;
  readonly gazetteer: Gazetteer;
  /** That parcels are given to; the rate table, or one that is asked before it. */
  readonly carrier: Carrier;
  /** Asked before the gazetteer where it is there. */
  readonly addressCheck: AddressCheck | null;
  readonly parcelOf: ParcelOf;
  readonly watch: ParcelWatch;
}
