import type { OwnDecision, reportRoutes as routes } from '@stratum/contract/reports';
import type { Queryable } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Doors, PartyToReport } from './access.ts';
import { appealsOf, insertAppeal } from './appeals-store.ts';
import type { Deps } from './deps.ts';
import { appealEnd } from './sides.ts';

/** What one side of a report reads of it. */
export async function reportDecision(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { open }: Call<typeof routes.reportDecision, Doors>,
): Promise<OwnDecision> {
  return toDecision(db, await open.report(db), clock.now());
}

/**
 * Asks to have a decision looked at again.
 * @throws AppError conflict where that side has asked before, nothing is decided, or it is too late
 */
export async function appealDecision(
  { clock }: Pick<Deps, 'clock'>,
  { tx, open, body: { words } }: Call<typeof routes.appealDecision, Doors>,
): Promise<OwnDecision> {
  const { report, side } = await open.report(tx, 'update');
  const now = clock.now();
  if (report.decision === null || now > appealEnd(report)) throw new AppError('conflict');
  if (!(await insertAppeal(tx, report, { side, words, createdAt: now }))) {
    throw new AppError('conflict');
  }
  return toDecision(tx, { report, side }, now);
}

async function toDecision(
  tx: Queryable,
  { report, side }: PartyToReport,
  now: Date,
): Promise<OwnDecision> {
  const { id, thing, reason, copy, decision, decidedAt } = report;
  const appeal = (await appealsOf(tx, id)).find((each) => each.side === side);
  const until = appealEnd(report);
  const isOpen = decision !== null && !appeal && now <= until;
  return {
    reportId: id,
    side,
    thing,
    reason,
    groupName: copy.groupName,
    quote: copy.message?.body ?? copy.rules,
    decision,
    decidedAt: decidedAt?.toISOString() ?? null,
    note: side === 'reporter' ? report.noteToReporter : report.noteToReported,
    appealUntil: isOpen ? until.toISOString() : null,
    appeal: appeal
      ? {
          words: appeal.words,
          createdAt: appeal.createdAt.toISOString(),
          isAnswered: appeal.answeredAt !== null,
        }
      : null,
  };
}
