import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseConnection } from '../../platform/database.ts';
import { createFairGate, type FairGate } from '../../platform/limits/gate.ts';
import { createLimiter, type Limiter } from '../../platform/limits/limiter.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { uploadLimits } from './rules.ts';

export interface UploadNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly limiter: Limiter<keyof typeof uploadLimits>;
  readonly storage: Storage;
  /** Pictures are drawn one after another, so that a flood costs no memory, and few of one account. */
  readonly gate: FairGate;
  readonly log: Log;
}

interface UploadPorts {
  readonly database: DatabaseConnection;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly log: Log;
}

export function uploadNeeds({ database, clock, storage, log }: UploadPorts): UploadNeeds {
  return {
    db: database.db,
    clock,
    limiter: createLimiter(database.pool, uploadLimits),
    storage,
    gate: createFairGate({ atOnce: 1, waiting: 20, each: 4 }),
    log,
  };
}
