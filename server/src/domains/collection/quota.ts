import type { UserId } from '@stratum/contract/ids';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bytesKept } from '../uploads/index.ts';
import type { Deps } from './deps.ts';

/** First key of the advisory lock: any number that no other lock of the product uses. */
const quotaLock = 5_270_002;

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
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${quotaLock}, hashtext(${userId}))`);
  const kept = await keep();
  if ((await usedBytes(tx, userId)) > quota) throw new AppError('quota_exceeded');
  return kept;
}
