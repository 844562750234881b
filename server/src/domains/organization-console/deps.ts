import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { ConfirmStepUp } from '../auth/index.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly secrets: Pick<Secrets, 'auditKey'>;
  readonly publicUrl: string;
  readonly confirmStepUp: ConfirmStepUp;
}
