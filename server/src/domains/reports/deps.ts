import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Meeting } from '../blocks/index.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  /** Null where the installation names none: reports are stored then, and mailed to nobody. */
  readonly operatorEmail: string | null;
  /** By which people know of each other. */
  readonly meetings: readonly Meeting[];
}
