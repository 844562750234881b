import type { UserId } from '@stratum/contract/ids';
import type { Database } from '../database.ts';
import { inTransaction } from '../transaction.ts';
import { type AuditDeps, appendAudit } from './append-audit.ts';

/** Writes that an administrator reads another person's data, before anything is shown. */
export type AuditRead = (read: {
  readonly actor: UserId;
  readonly subject: UserId;
  readonly route: string;
}) => Promise<void>;

export function createAuditRead(db: Database, deps: AuditDeps): AuditRead {
  return ({ route, ...people }) =>
    inTransaction(db, (tx) =>
      appendAudit(tx, deps, { action: 'person_read', ...people, details: { route } }),
    );
}
