import type { UserId } from '@stratum/contract/ids';
import { sql } from 'drizzle-orm';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bytesKept } from '../uploads/index.ts';
import type { Deps } from './deps.ts';

/** Bytes of the files of somebody's collection. */
export const usedBytes = (tx: Queryable, userId: UserId) => bytesKept(tx, userId, 'collection');

/**
 * Files of one person are kept and counted by one call at a time.
 * @throws AppError quota_exceeded where what is kept does not fit; whatever `keep` throws
 */
export async function withinQuota<T>(
  tx: Transaction,
  { quota }: Pick<Deps, 'quota'>,
  userId: UserId,
  keep: () => Promise<T>,
): Promise<T> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(${advisoryLocks.collectionQuota}, hashtext(${userId}))`,
  );
  const kept = await keep();
  if ((await usedBytes(tx, userId)) > quota) throw new AppError('quota_exceeded');
  return kept;
}
