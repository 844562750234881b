import type { Pack } from '@stratum/content/pack';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import type { FindOrganization } from '../organizations/index.ts';

export interface Deps {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly pack: Pack;
  /** The pack of a version, where it is kept: the words that old answers were given to. */
  readonly packOf: (version: string) => Promise<Pack | null>;
  readonly findOrganization: FindOrganization;
}
