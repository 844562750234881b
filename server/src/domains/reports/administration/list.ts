import {
  type ReportSummary,
  consoleReportRoutes as routes,
} from '@stratum/contract/console/reports';
import type { Part } from '@stratum/contract/route';
import { pageOf } from '../../../platform/key-page.ts';
import { defineList } from '../../console/index.ts';
import type { Deps } from '../deps.ts';
import type { ReportRow } from '../tables.ts';
import { reportsBy } from './store.ts';

/** Characters of what was reported that stand in the list. */
const excerpt = 160;

type Query = Part<typeof routes.administeredReports, 'query'>;

export async function administeredReports({ db }: Pick<Deps, 'db'>, query: Query) {
  const rows = await reportsBy(db, { ...query, limit: query.limit + 1 });
  const { items, next } = pageOf(rows, query.limit, ({ priority, createdAt, id }) => [
    query.sort === 'priority' ? priority : createdAt,
    id,
  ]);
  return { items: items.map(toSummary), next };
}

export function toSummary(row: ReportRow): ReportSummary {
  const { id, state, thing, reason, priority, decision, createdAt } = row;
  const { name, groupName, rules, message } = row.copy;
  const said = message?.body ?? rules ?? null;
  return {
    id,
    state,
    thing,
    reason,
    isUrgent: priority === 0,
    name,
    groupName,
    excerpt: said === null ? null : said.slice(0, excerpt),
    decision,
    createdAt: createdAt.toISOString(),
  };
}

/** Its file has no words of what was reported: those stay where they are deleted in time. */
export function reportList(deps: Pick<Deps, 'db'>) {
  return defineList({
    query: routes.administeredReports.query,
    page: (query) => administeredReports(deps, query),
    columns: {
      createdAt: ({ createdAt }) => createdAt,
      state: ({ state }) => state,
      thing: ({ thing }) => thing,
      reason: ({ reason }) => reason,
      decision: ({ decision }) => decision,
      id: ({ id }) => id,
    },
  });
}
