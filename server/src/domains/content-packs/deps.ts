import type { AuditDeps } from '../../platform/audit/append-audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { ConfirmStepUp } from '../auth/index.ts';
import type { UploadDeps } from '../uploads/index.ts';
import type { PackShelf } from './shelf.ts';

export interface Deps extends AuditDeps {
  readonly db: Database;
  readonly log: Log;
  readonly uploads: UploadDeps;
  readonly packs: PackShelf;
  readonly confirmStepUp: ConfirmStepUp;
}
