import type { Pack } from '@stratum/content/pack';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly pack: Pack;
  readonly storage: Pick<Storage, 'link'>;
}
