import type { UserId } from '@stratum/contract/ids';
import { and, eq, inArray, lte, not, or } from 'drizzle-orm';
import { after } from '../../platform/clock.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { accountExports, type ExportRow } from './tables.ts';

const underWay = ['queued', 'working'] as const;

export async function findExport(tx: Queryable, userId: UserId): Promise<ExportRow | null> {
  const [row] = await tx.select().from(accountExports).where(eq(accountExports.userId, userId));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockExport(tx: Transaction, userId: UserId): Promise<ExportRow | null> {
  const [row] = await tx
    .select()
    .from(accountExports)
    .where(eq(accountExports.userId, userId))
    .for('update');
  return row ?? null;
}

/** Begins an archive in place of an earlier one. @returns null where one is under way */
export async function beginExport(
  tx: Transaction,
  begun: Pick<ExportRow, 'userId' | 'id'>,
  now: Date,
): Promise<ExportRow | null> {
  const row: ExportRow = {
    ...begun,
    status: 'queued',
    progress: 0,
    requestedAt: now,
    touchedAt: now,
    expiresAt: null,
    size: null,
    files: null,
  };
  const [saved] = await tx
    .insert(accountExports)
    .values(row)
    .onConflictDoUpdate({
      target: accountExports.userId,
      set: row,
      setWhere: not(inArray(accountExports.status, underWay)),
    })
    .returning();
  return saved ?? null;
}

/** Stores how far an archive has come. @returns false where it is not wanted any more */
export async function noteProgress(
  tx: Queryable,
  id: string,
  progress: number,
  now: Date,
): Promise<boolean> {
  const noted = await tx
    .update(accountExports)
    .set({ status: 'working', progress, touchedAt: now })
    .where(and(eq(accountExports.id, id), inArray(accountExports.status, underWay)))
    .returning({ id: accountExports.id });
  return noted.length > 0;
}

/** Makes an archive ready to be fetched. @returns false where it is not wanted any more */
export async function finishExport(
  tx: Queryable,
  id: string,
  done: { size: number; files: number; expiresAt: Date; now: Date },
): Promise<boolean> {
  const { now, ...facts } = done;
  const finished = await tx
    .update(accountExports)
    .set({ ...facts, status: 'ready', progress: 100, touchedAt: now })
    .where(and(eq(accountExports.id, id), inArray(accountExports.status, underWay)))
    .returning({ id: accountExports.id });
  return finished.length > 0;
}

export async function failExport(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .update(accountExports)
    .set({ status: 'failed', touchedAt: now })
    .where(and(eq(accountExports.id, id), inArray(accountExports.status, underWay)));
}

/**
 * Fails archives that have made no progress for too long.
 * @param seconds how long that is, by status
 * @returns those that were failed
 */
export async function failStalledExports(
  tx: Queryable,
  now: Date,
  seconds: Readonly<Record<(typeof underWay)[number], number>>,
): Promise<Pick<ExportRow, 'id' | 'userId'>[]> {
  const stalled = underWay.map((status) =>
    and(
      eq(accountExports.status, status),
      lte(accountExports.touchedAt, after(now, -seconds[status])),
    ),
  );
  return tx
    .update(accountExports)
    .set({ status: 'failed', touchedAt: now })
    .where(or(...stalled))
    .returning({ id: accountExports.id, userId: accountExports.userId });
}

/** @returns the archives past their time, whose rows are deleted */
export async function deleteExpiredExports(
  tx: Queryable,
  now: Date,
): Promise<Pick<ExportRow, 'id' | 'userId'>[]> {
  return tx
    .delete(accountExports)
    .where(lte(accountExports.expiresAt, now))
    .returning({ id: accountExports.id, userId: accountExports.userId });
}
