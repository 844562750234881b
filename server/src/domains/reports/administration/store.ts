import type { ReportedThing, ReportReason, ReportState } from '@stratum/contract/report-words';
import { and, count, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import { keyPage } from '../../../platform/key-page.ts';
import { type ReportRow, reports } from '../tables.ts';

interface ReportFilter {
  readonly sort: 'priority' | '-createdAt' | 'createdAt';
  readonly state?: ReportState | undefined;
  readonly thing?: ReportedThing | undefined;
  readonly reason?: ReportReason | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Those in a state, or all that wait for a decision. */
export async function reportsBy(
  tx: Queryable,
  { sort, state, thing, reason, cursor, limit }: ReportFilter,
): Promise<ReportRow[]> {
  const { id, priority, createdAt } = reports;
  const by = sort === 'priority' ? priority : createdAt;
  const page = keyPage({ by, id, isDescending: sort === '-createdAt', cursor });
  return tx
    .select()
    .from(reports)
    .where(
      and(
        page.where,
        state === undefined ? inArray(reports.state, open) : eq(reports.state, state),
        thing === undefined ? undefined : eq(reports.thing, thing),
        reason === undefined ? undefined : eq(reports.reason, reason),
      ),
    )
    .orderBy(...page.orderBy)
    .limit(limit);
}

const open: ReportState[] = ['waiting', 'appealed'];

/** How many wait for a decision or for another look, and since when the oldest of them does. */
export async function countOpenReports(tx: Queryable) {
  const { state, createdAt } = reports;
  return tx
    .select({
      state,
      count: count(),
      since: sql<Date>`min(${createdAt})`.mapWith(createdAt),
      /** First names of some whom they are about. */
      names: sql<string[]>`(array_agg(DISTINCT ${reports.copy} ->> 'name'))[1:5]`,
    })
    .from(reports)
    .where(inArray(state, open))
    .groupBy(state);
}

/** What else is known of both sides of a report. */
export async function recordOf(
  tx: Queryable,
  { id, reporterId, reportedId }: Pick<ReportRow, 'id' | 'reporterId' | 'reportedId'>,
): Promise<{ othersAbout: number; othersUpheld: number; othersBy: number }> {
  const about = eq(reports.reportedId, reportedId);
  const by = reporterId === null ? sql`false` : eq(reports.reporterId, reporterId);
  const [counts] = await tx
    .select({
      othersAbout: sql<number>`count(*) FILTER (WHERE ${about})::int`,
      othersUpheld: sql<number>`count(*) FILTER (WHERE ${about} AND ${reports.decision} <> 'no_action')::int`,
      othersBy: sql<number>`count(*) FILTER (WHERE ${by})::int`,
    })
    .from(reports)
    .where(and(ne(reports.id, id), or(about, by)));
  return counts ?? { othersAbout: 0, othersUpheld: 0, othersBy: 0 };
}

type Decided = Pick<
  ReportRow,
  'decision' | 'decidedAt' | 'isReportedTold' | 'noteToReporter' | 'noteToReported' | 'state'
>;

/** Of a report that the transaction has locked. */
export async function storeDecision(
  tx: Transaction,
  { id, version }: Pick<ReportRow, 'id' | 'version'>,
  decided: Decided,
): Promise<ReportRow> {
  const [report] = await tx
    .update(reports)
    .set({ ...decided, version: version + 1 })
    .where(eq(reports.id, id))
    .returning();
  if (!report) throw new Error('a report went while it was locked');
  return report;
}
