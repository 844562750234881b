import type { ReportId, UserId } from '@stratum/contract/ids';
import { asc, eq, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type ReportRow, reports } from './tables.ts';

export async function insertReport(
  tx: Transaction,
  row: typeof reports.$inferInsert,
): Promise<ReportRow> {
  const [report] = await tx.insert(reports).values(row).returning();
  if (!report) throw new Error('an insert returned no row');
  return report;
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

export async function reportById(tx: Queryable, id: ReportId): Promise<ReportRow | null> {
  const [report] = await tx.select().from(reports).where(eq(reports.id, id));
  return report ?? null;
}

/** Row lock: a decision and an appeal change a report one after the other. */
export async function lockReport(tx: Transaction, id: ReportId): Promise<ReportRow | null> {
  const [report] = await tx.select().from(reports).where(eq(reports.id, id)).for('update');
  return report ?? null;
}
