import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ConfirmStepUp } from '../auth/index.ts';
import type { Meeting } from '../blocks/index.ts';
import type { SharedCopies } from '../chat/index.ts';
import type { ChatPort } from '../groups/index.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  /** Null where the installation names none: reports are stored then, and mailed to nobody. */
  readonly operatorEmail: string | null;
  readonly secrets: Pick<Secrets, 'auditKey'>;
  readonly storage: Pick<Storage, 'link'>;
  readonly publicUrl: string;
  readonly confirmStepUp: ConfirmStepUp;
  readonly chat: ChatPort;
  readonly copies: SharedCopies;
  /** By which people know of each other. */
  readonly meetings: readonly Meeting[];
}
