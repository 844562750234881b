import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import { AppError } from '../http/app-error.ts';
import type { RunOnce } from '../http/bind.ts';
import { idempotencyKeys } from './tables.ts';

const maxKeyLength = 200;

/** The first reply again for the same key and body; another body under the key is a conflict. */
export function createRunOnce(db: Database, clock: Clock): RunOnce {
  return async ({ key, userId, route, body }, run) => {
    if (key.length > maxKeyLength) throw new AppError('malformed');
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const row = { userId, route, key };
    const now = clock.now();
    const claimed = await db
      .insert(idempotencyKeys)
      .values({ ...row, bodyHash, createdAt: now })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.route, idempotencyKeys.key],
        set: { createdAt: now },
        setWhere: abandonedBy(now, bodyHash),
      })
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) return earlierReply(db, row, bodyHash);
    try {
      const reply = await run();
      await db.update(idempotencyKeys).set({ reply }).where(sameKey(row));
      return reply;
    } catch (error) {
      await db.delete(idempotencyKeys).where(and(sameKey(row), isNull(idempotencyKeys.reply)));
      throw error;
    }
  };
}

interface Row {
  readonly userId: string;
  readonly route: string;
  readonly key: string;
}

/** A call whose process died has no reply after a minute; the next one with its key takes over. */
function abandonedBy(now: Date, bodyHash: string) {
  const minuteAgo = new Date(now.getTime() - 60_000);
  const { reply, createdAt, bodyHash: firstBodyHash } = idempotencyKeys;
  return sql`${reply} IS NULL AND ${createdAt} < ${minuteAgo} AND ${firstBodyHash} = ${bodyHash}`;
}

async function earlierReply(db: Database, row: Row, bodyHash: string): Promise<unknown> {
  const [earlier] = await db.select().from(idempotencyKeys).where(sameKey(row));
  if (earlier && earlier.bodyHash !== bodyHash) throw new AppError('idempotency_mismatch');
  if (!earlier || earlier.reply === null) throw new AppError('conflict', { retryAfter: 1 });
  return earlier.reply;
}

function sameKey({ userId, route, key }: Row) {
  return and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.route, route),
    eq(idempotencyKeys.key, key),
  );
}
