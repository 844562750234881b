import type { consoleReportRoutes as routes } from '@stratum/contract/console/reports';
import { decisionsOn, tellsReported } from '@stratum/contract/report-words';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Transaction } from '../../../platform/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Call } from '../../../platform/http/call.ts';
import { requireVersion } from '../../../platform/same-version.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { personById } from '../../accounts/index.ts';
import { takeDownMessage } from '../../chat/index.ts';
import { takeDownWords } from '../../groups/index.ts';
import { answerAppeals } from '../appeals-store.ts';
import type { Deps } from '../deps.ts';
import { sidesToTell } from '../sides.ts';
import { lockReport, reportById } from '../store.ts';
import type { ReportRow } from '../tables.ts';
import { tellSide } from '../tell-side.ts';
import { sentences } from '../texts.ts';
import { toReport } from './report.ts';
import { storeDecision } from './store.ts';

type Deciding = Call<typeof routes.decideReport>;

/**
 * Decides a report or an appeal. What cannot be brought back is confirmed first.
 * @throws AppError not_found, conflict, invalid_input, or what a confirmation is refused with
 */
export async function decideReport(deps: Deps, call: Deciding) {
  const { params, body, caller } = call;
  const before = await reportById(deps.db, params.reportId);
  if (!before) throw new AppError('not_found');
  checkDecision(before, body);
  if (body.decision === 'removed') await deps.confirmStepUp(caller, body);
  return inTransaction(deps.db, (tx) => decide(tx, deps, call));
}

/** Does what was decided, and tells the sides in the same transaction. */
async function decide(tx: Transaction, deps: Deps, { params, body, caller }: Deciding) {
  const before = await lockReport(tx, params.reportId);
  if (!before) throw new AppError('not_found');
  const { decision, noteToReporter, noteToReported, version } = body;
  requireVersion(before.version, version);
  if (before.state === 'decided') throw new AppError('conflict');
  const now = deps.clock.now();
  const appeals = await answerAppeals(tx, before.id, now);
  const sides = sidesToTell(
    before.decision,
    decision,
    appeals.map(({ side }) => side),
  );
  const row = await storeDecision(tx, before, {
    decision,
    noteToReporter,
    noteToReported,
    decidedAt: now,
    isReportedTold: before.isReportedTold || sides.includes('reported'),
    state: 'decided',
  });
  if (decision === 'removed' && before.decision !== 'removed') await takeDown(tx, deps, row);
  for (const side of sides) await tellSide(tx, deps, row, side);
  const report = await toReport(tx, deps, row);
  await appendAudit(tx, deps, {
    action: 'report_decided',
    actor: caller.userId,
    subject: row.reportedId,
    object: { kind: 'report', id: row.id },
    details: { decision },
  });
  return report;
}

/** @throws AppError invalid_input where whom it is about would be told without being told why */
function checkDecision({ thing }: ReportRow, { decision, noteToReported }: Deciding['body']): void {
  if (!decisionsOn(thing).includes(decision)) refuseField('decision', 'choice');
  if (tellsReported(decision) && noteToReported === null) refuseField('noteToReported', 'required');
}

function refuseField(field: string, key: 'choice' | 'required'): never {
  throw new AppError('invalid_input', { fields: new Map([[field, { key }]]) });
}

async function takeDown(tx: Transaction, deps: Deps, row: ReportRow): Promise<void> {
  const { thing, groupId, messageId, reportedId } = row;
  if (groupId === null) return;
  if (thing === 'group') {
    const { locale } = await personById(tx, reportedId);
    const name = sentences(locale)('unnamed_group', { ns: 'reports' });
    await takeDownWords(tx, deps, groupId, name);
  } else if (messageId !== null) {
    await takeDownMessage(tx, deps, groupId, messageId);
  }
}
