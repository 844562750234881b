import type {
  AdministeredReport,
  consoleReportRoutes as routes,
} from '@stratum/contract/console/reports';
import { instantOf } from '@stratum/contract/message-words';
import { reportLimits } from '@stratum/contract/report-words';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { after } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Call } from '../../../platform/http/call.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { userById } from '../../accounts/index.ts';
import { messagesAround } from '../../chat/index.ts';
import { appealsOf } from '../appeals-store.ts';
import type { Deps } from '../deps.ts';
import { reportById } from '../store.ts';
import type { ReportRow } from '../tables.ts';
import { toSummary } from './list.ts';
import { recordOf } from './store.ts';

/** Messages on each side of a reported one that show what it answers and what followed. */
const around = 3;
/** Seconds for which the address of a reported picture is good. */
const linkSeconds = 300;

/** What a report is judged by. It holds what people wrote to each other: that it is opened is recorded. */
export function administeredReport(
  deps: Deps,
  { params, caller }: Call<typeof routes.administeredReport>,
): Promise<AdministeredReport> {
  return inTransaction(deps.db, async (tx) => {
    const row = await reportById(tx, params.reportId);
    if (!row) throw new AppError('not_found');
    const report = await toReport(tx, deps, row);
    await appendAudit(tx, deps, {
      action: 'report_opened',
      actor: caller.userId,
      subject: row.reportedId,
      object: { kind: 'report', id: row.id },
      details: {},
    });
    return report;
  });
}

export async function toReport(
  tx: Queryable,
  deps: Deps,
  row: ReportRow,
): Promise<AdministeredReport> {
  const { copy, noteToReporter, noteToReported, version, groupId, words, createdAt } = row;
  const reported = await userById(tx, row.reportedId);
  const reporter = row.reporterId === null ? null : await userById(tx, row.reporterId);
  const { rules, message } = copy;
  return {
    ...toSummary(row),
    reporter: reporter && nameOf(reporter),
    reported: reported ? nameOf(reported) : { id: row.reportedId, name: copy.name },
    words,
    rules,
    groupId,
    body: message?.body ?? null,
    writtenAt: message && instantOf(message.timetoken).toISOString(),
    ...(await fileOf(deps, row)),
    around: await contextOf(tx, row),
    ...(await recordOf(tx, row)),
    noteToReporter,
    noteToReported,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    appeals: (await appealsOf(tx, row.id)).map((appeal) => ({
      side: appeal.side,
      words: appeal.words,
      createdAt: appeal.createdAt.toISOString(),
      isAnswered: appeal.answeredAt !== null,
    })),
    keptUntil: after(createdAt, reportLimits.keptDays * 86_400).toISOString(),
    version,
  };
}

function nameOf({ id, firstName, lastName }: NonNullable<Awaited<ReturnType<typeof userById>>>) {
  return { id, name: `${firstName} ${lastName}`.trim() };
}

async function fileOf(
  { storage }: Pick<Deps, 'storage'>,
  { fileKey, fileType: type, fileName: name }: ReportRow,
) {
  if (fileKey === null || type === null || name === null) return { file: null, fileName: name };
  const { url } = await storage.link(fileKey, { type, name }, linkSeconds);
  return { file: { url, type, name }, fileName: name };
}

async function contextOf(
  tx: Queryable,
  { groupId, messageId, copy: { message, name } }: ReportRow,
): Promise<AdministeredReport['around']> {
  if (groupId === null || messageId === null || message === null) return [];
  const { timetoken, body } = message;
  const others = await messagesAround(tx, groupId, timetoken, around);
  const reported = { name, body, timetoken, isReported: true };
  return [...others.map((other) => ({ ...other, isReported: false })), reported]
    .toSorted((one, other) => (one.timetoken < other.timetoken ? -1 : 1))
    .map(({ timetoken: place, ...shown }) => ({
      name: shown.name,
      body: shown.body,
      isReported: shown.isReported,
      writtenAt: instantOf(place).toISOString(),
    }));
}
