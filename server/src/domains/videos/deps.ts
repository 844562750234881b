import type { Pack } from '@stratum/content/pack';
import type { AuditDeps } from '../../platform/audit/append-audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';

export interface Deps extends AuditDeps {
  readonly db: Database;
  readonly pack: Pack;
  readonly storage: Storage;
}
