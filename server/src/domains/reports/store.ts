import type { UserId } from '@stratum/contract/ids';
import { asc, eq, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type ReportRow, reports } from './tables.ts';

export async function insertReport(tx: Transaction, row: ReportRow): Promise<void> {
  await tx.insert(reports).values(row);
}

/** What somebody has reported. */
export async function reportsOf(tx: Queryable, reporterId: UserId): Promise<ReportRow[]> {
  return tx
    .select()
    .from(reports)
    .where(eq(reports.reporterId, reporterId))
    .orderBy(asc(reports.createdAt), asc(reports.id));
}

/** Deletes what was reported of somebody. @returns the keys of the bytes that were held for it */
export async function deleteReportsAbout(tx: Transaction, reportedId: UserId): Promise<string[]> {
  const gone = await tx
    .delete(reports)
    .where(eq(reports.reportedId, reportedId))
    .returning({ key: reports.fileKey });
  return gone.flatMap(({ key }) => key ?? []);
}

export async function deleteReportsBefore(tx: Queryable, instant: Date): Promise<void> {
  await tx.delete(reports).where(lt(reports.createdAt, instant));
}
