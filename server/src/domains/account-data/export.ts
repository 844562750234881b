import type { AccountExport } from '@stratum/contract/account-data';
import type { UserId } from '@stratum/contract/ids';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { spendInTransaction } from '../../platform/limits/limiter.ts';
import type { Deps } from './deps.ts';
import { beginExport, findExport, lockExport } from './export-store.ts';
import { exportJob, removeArchiveJob } from './job-kinds.ts';
import { exportsByAccount } from './rules.ts';
import type { ExportRow } from './tables.ts';

/**
 * Begins an archive, which takes the place of an earlier one; one under way goes on and costs nothing.
 * @throws AppError too_many_requests, which takes the beginning back with the transaction
 */
export async function startExport(
  tx: Transaction,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  userId: UserId,
): Promise<AccountExport> {
  const earlier = await lockExport(tx, userId);
  const now = clock.now();
  if (earlier && isUnderWay(earlier)) return stateOf(earlier, now);
  const begun = await beginExport(tx, { userId, id: uuidv7() }, now);
  // A parallel call has begun one since.
  if (!begun) return stateOf(await findExport(tx, userId), now);
  await spendInTransaction(tx, exportsByAccount, userId, now);
  if (earlier) await jobs.send(tx, removeArchiveJob, { userId, exportId: earlier.id });
  await jobs.send(tx, exportJob, { userId, exportId: begun.id }, begun.id);
  return stateOf(begun, now);
}

export async function exportState({ db, clock }: Deps, userId: UserId): Promise<AccountExport> {
  return stateOf(await findExport(db, userId), clock.now());
}

export async function exportLink({ db, clock, storage }: Deps, userId: UserId) {
  const row = await findExport(db, userId);
  if (row === null || stateOf(row, clock.now()).status !== 'ready') throw new AppError('not_found');
  const name = `stratum-${row.requestedAt.toISOString().slice(0, 10)}.zip`;
  const link = await storage.link(archiveKey(row), { type: archiveType, name });
  return { url: link.url, expiresAt: link.expiresAt.toISOString() };
}

export const archiveType = 'application/zip';

export function archiveKey({ userId, id }: Pick<ExportRow, 'userId' | 'id'>): string {
  return `users/${userId}/exports/${id}.zip`;
}

function isUnderWay({ status }: ExportRow): boolean {
  return status === 'queued' || status === 'working';
}

/** What the API answers; an archive past its time is as if there were none. */
function stateOf(row: ExportRow | null, now: Date): AccountExport {
  if (row === null) return { status: 'none' };
  const requestedAt = row.requestedAt.toISOString();
  const { status, progress, expiresAt, size, files } = row;
  if (status === 'working') return { status, requestedAt, progress };
  if (status !== 'ready') return { status, requestedAt };
  if (expiresAt === null || size === null || files === null || expiresAt <= now) {
    return { status: 'none' };
  }
  return { status, requestedAt, expiresAt: expiresAt.toISOString(), size, files };
}
