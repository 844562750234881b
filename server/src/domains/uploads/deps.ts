import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseConnection } from '../../platform/database.ts';
import type { PictureDecoder } from '../../platform/images/picture-decoder.ts';
import { createLimiter, type Limiter } from '../../platform/limits/limiter.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { uploadLimits } from './rules.ts';

export interface UploadDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly limiter: Limiter<keyof typeof uploadLimits>;
  readonly storage: Storage;
  readonly decoder: PictureDecoder;
  readonly log: Log;
}

interface Given {
  readonly database: DatabaseConnection;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly decoder: PictureDecoder;
  readonly log: Log;
}

export function uploadDeps({ database, clock, storage, decoder, log }: Given): UploadDeps {
  return {
    db: database.db,
    clock,
    limiter: createLimiter(database.pool, uploadLimits),
    storage,
    decoder,
    log,
  };
}
