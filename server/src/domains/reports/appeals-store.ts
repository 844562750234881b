import type { ReportId } from '@stratum/contract/ids';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type AppealRow, type ReportRow, reportAppeals, reports } from './tables.ts';

export async function appealsOf(tx: Queryable, reportId: ReportId): Promise<AppealRow[]> {
  return tx
    .select()
    .from(reportAppeals)
    .where(eq(reportAppeals.reportId, reportId))
    .orderBy(asc(reportAppeals.createdAt));
}

/** Puts a decided report back to be looked at. @returns false where that side has appealed before */
export async function insertAppeal(
  tx: Transaction,
  { id, version }: Pick<ReportRow, 'id' | 'version'>,
  appeal: Pick<AppealRow, 'side' | 'words' | 'createdAt'>,
): Promise<boolean> {
  const made = await tx
    .insert(reportAppeals)
    .values({ reportId: id, ...appeal })
    .onConflictDoNothing()
    .returning();
  if (made.length === 0) return false;
  await tx
    .update(reports)
    .set({ state: 'appealed', version: version + 1 })
    .where(eq(reports.id, id));
  return true;
}

/** @returns those that had waited for an answer */
export async function answerAppeals(
  tx: Transaction,
  reportId: ReportId,
  answeredAt: Date,
): Promise<AppealRow[]> {
  return tx
    .update(reportAppeals)
    .set({ answeredAt })
    .where(and(eq(reportAppeals.reportId, reportId), isNull(reportAppeals.answeredAt)))
    .returning();
}
