import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseConnection } from '../../platform/database.ts';
import { createGate, type Gate } from '../../platform/limits/gate.ts';
import { createLimiter, type Limiter } from '../../platform/limits/limiter.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { uploadLimits } from './rules.ts';

export interface UploadNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly limiter: Limiter<keyof typeof uploadLimits>;
  readonly storage: Storage;
  /** Files are inspected and pictures drawn one after another, so that a flood costs no memory. */
  readonly gate: Gate;
}

interface UploadPorts {
  readonly database: DatabaseConnection;
  readonly clock: Clock;
  readonly storage: Storage;
}

export function uploadNeeds({ database, clock, storage }: UploadPorts): UploadNeeds {
  return {
    db: database.db,
    clock,
    limiter: createLimiter(database.pool, uploadLimits),
    storage,
    gate: createGate({ atOnce: 1, waiting: 20 }),
  };
}
