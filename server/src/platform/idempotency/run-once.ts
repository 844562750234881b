import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, Queryable, Transaction } from '../database.ts';
import { AppError } from '../http/app-error.ts';
import type { RunOnce } from '../http/bind.ts';
import { inTransaction } from '../transaction.ts';
import { idempotencyKeys } from './tables.ts';

const maxKeyLength = 200;

/**
 * The first reply again for the same key and body; another body under the key is a conflict.
 * Key, work and reply are one transaction: a second call with the key waits for the first, and a
 * crash in between leaves neither work nor key.
 */
export function createRunOnce(db: Database, clock: Clock): RunOnce {
  return async ({ key, userId, route, body }, run) => {
    if (key.length > maxKeyLength) throw new AppError('malformed');
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const row = { userId, route, key };
    const now = clock.now();
    return inTransaction(db, async (tx) => {
      const claimed = await tx
        .insert(idempotencyKeys)
        .values({ ...row, bodyHash, createdAt: now })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      if (claimed.length === 0) return earlierReply(tx, row, bodyHash);
      const reply = await run(tx);
      await tx.update(idempotencyKeys).set({ reply, isForgotten: false }).where(sameKey(row));
      return reply;
    });
  };
}

interface Row {
  readonly userId: string;
  readonly route: string;
  readonly key: string;
}

async function earlierReply(tx: Transaction, row: Row, bodyHash: string): Promise<unknown> {
  const [earlier] = await tx.select().from(idempotencyKeys).where(sameKey(row));
  if (!earlier) throw new AppError('conflict', { retryAfter: 1 });
  if (earlier.bodyHash !== bodyHash) throw new AppError('idempotency_mismatch');
  // Done already, and what it said is forgotten.
  if (earlier.isForgotten) throw new AppError('conflict');
  return earlier.reply;
}

/** Removes the replies kept for a person's calls, which have no foreign key to the account. */
export async function deleteKeptReplies(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
}

/** Forgets what a person's calls were answered, and not that they were made: none is done twice. */
export async function forgetKeptReplies(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ reply: null, isForgotten: true })
    .where(eq(idempotencyKeys.userId, userId));
}

function sameKey({ userId, route, key }: Row) {
  return and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.route, route),
    eq(idempotencyKeys.key, key),
  );
}
