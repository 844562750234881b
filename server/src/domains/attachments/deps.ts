import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}
