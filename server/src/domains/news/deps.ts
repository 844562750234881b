import type { Pack } from '@stratum/content/pack';
import type { AuditDeps } from '../../platform/audit/append-audit.ts';
import type { Database } from '../../platform/database.ts';
import type { PictureIn } from './items.ts';

export interface Deps extends AuditDeps {
  readonly db: Database;
  readonly pack: Pack;
  /** Addresses of the product's pictures. */
  readonly pictureIn: PictureIn;
}
