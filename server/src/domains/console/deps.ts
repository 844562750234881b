import type { ConsoleListName } from '@stratum/contract/console/lists';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ConfirmStepUp, SendConfirmationCode } from '../auth/index.ts';
import type { ConsoleList } from './list.ts';
import type { WaitingSource } from './waiting.ts';

export interface ConsoleDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly secrets: Pick<Secrets, 'auditKey'>;
  readonly sendConfirmationCode: SendConfirmationCode;
  readonly confirmStepUp: ConfirmStepUp;
  /** What waits for a decision, asked of each domain that has something to decide. */
  readonly waiting: readonly WaitingSource[];
  /** Those that domains keep; the audit log is the console's own. */
  readonly lists: Readonly<Record<Exclude<ConsoleListName, 'audit'>, ConsoleList>>;
}
