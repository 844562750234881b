import { createHash, createHmac } from 'node:crypto';
import type { UserId } from '@stratum/contract/ids';
import type { AuditRow } from './tables.ts';

/** The previous hash of the first row. */
export const firstPreviousHash = '0'.repeat(64);

/** A keyed hash: the same person has the same one, and only the key leads from one to the other. */
export function personHash(auditKey: Buffer, userId: UserId): string {
  return objectHash(auditKey, 'person', userId);
}

export function objectHash(auditKey: Buffer, kind: string, id: string): string {
  return createHmac('sha256', auditKey).update(`${kind}\n${id}`).digest('base64url');
}

/** What a row's hash must be. Details are taken in the order of their names, as jsonb keeps none. */
export function chainHash(row: Omit<AuditRow, 'hash'>): string {
  const details = Object.entries(row.details).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = JSON.stringify([
    row.previousHash,
    row.position,
    row.at.toISOString(),
    row.action,
    row.actor,
    row.subject,
    row.objectKind,
    row.object,
    details,
  ]);
  return createHash('sha256').update(content).digest('hex');
}
