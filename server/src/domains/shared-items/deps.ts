import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ItemCards } from '../chat/index.ts';
import type { UploadDeps } from '../uploads/index.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly uploads: UploadDeps;
  readonly cards: ItemCards;
  /** Bytes of files that a person's collection may hold. */
  readonly quota: number;
}
