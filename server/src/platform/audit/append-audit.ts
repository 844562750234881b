import type { Clock } from '../clock.ts';
import type { Transaction } from '../database.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { type AuditAction, type AuditEntry, auditDetails } from './entry.ts';
import { chainHash, firstPreviousHash, objectHash, personHash } from './hashes.ts';
import { insertRow, lockLastRow } from './store.ts';

export interface AuditDeps {
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'auditKey'>;
}

/**
 * Writes an entry into the audit log, in the transaction of what it records. An advisory lock makes
 * every later entry wait for this transaction's end: call it last.
 */
export async function appendAudit<Action extends AuditAction>(
  tx: Transaction,
  { clock, secrets: { auditKey } }: AuditDeps,
  { action, actor, subject, object, details }: AuditEntry<Action>,
): Promise<void> {
  const last = await lockLastRow(tx);
  const row = {
    position: (last?.position ?? 0) + 1,
    at: clock.now(),
    action,
    actor: actor && personHash(auditKey, actor),
    subject: subject ? personHash(auditKey, subject) : null,
    objectKind: object?.kind ?? null,
    object: object ? objectHash(auditKey, object.kind, object.id) : null,
    details: auditDetails[action].parse(details),
    previousHash: last?.hash ?? firstPreviousHash,
  };
  await insertRow(tx, { ...row, hash: chainHash(row) });
}
