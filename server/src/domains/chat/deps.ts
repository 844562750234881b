import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Spend } from '../../platform/limits/memory-limiter.ts';
import type { Log } from '../../platform/log.ts';
import type { UploadDeps } from '../uploads/index.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly uploads: UploadDeps;
  readonly log: Log;
  /** Counts a message of a person. */
  readonly limitMessages: Spend;
}
