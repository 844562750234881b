import type { UserId } from '@stratum/contract/ids';
import {
  type ReportDecision,
  type ReportSide,
  reportLimits,
  reportSides,
  tellsReported,
} from '@stratum/contract/report-words';
import { after } from '../../platform/clock.ts';
import type { ReportRow } from './tables.ts';

/** Until when a decision can be appealed against: not for longer than the report is kept. */
export function appealEnd({
  decidedAt,
  createdAt,
}: Pick<ReportRow, 'decidedAt' | 'createdAt'>): Date {
  const end = after(decidedAt ?? createdAt, reportLimits.appealDays * 86_400);
  const kept = after(createdAt, reportLimits.keptDays * 86_400);
  return end < kept ? end : kept;
}

/** Whoever reported sees their report; whom it is about, once they were told of a decision. */
export function sideOf(
  { reporterId, reportedId, isReportedTold }: ReportRow,
  userId: UserId,
): ReportSide | null {
  if (reporterId === userId) return 'reporter';
  return reportedId === userId && isReportedTold ? 'reported' : null;
}

/** Whoever appealed is answered in any case; the other side hears of what is another decision for them. */
export function sidesToTell(
  before: ReportDecision | null,
  decision: ReportDecision,
  appealed: readonly ReportSide[],
): ReportSide[] {
  const isOther = before !== decision;
  const concernsReported = tellsReported(decision) || (before !== null && tellsReported(before));
  const isTold = { reporter: isOther, reported: isOther && concernsReported };
  return reportSides.filter((side) => isTold[side] || appealed.includes(side));
}
