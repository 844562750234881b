import type { FileId, ReportId } from '@stratum/contract/ids';
import { reportLimits, urgentReasons } from '@stratum/contract/report-words';
import type { reportRoutes as routes } from '@stratum/contract/reports';
import { after } from '../../platform/clock.ts';
import type { Call } from '../../platform/http/call.ts';
import { spendInTransaction } from '../../platform/limits/limiter.ts';
import { createSendMail } from '../../platform/mail/mail-jobs.ts';
import { newId } from '../../platform/new-id.ts';
import { holdFile } from '../uploads/index.ts';
import type { Doors } from './access.ts';
import type { Deps } from './deps.ts';
import { reportMail } from './report-mail.ts';
import { insertReport } from './store.ts';
import type { ReportRow } from './tables.ts';

/** Reports of an account. */
const reportsByAccount = {
  name: 'reportsByAccount',
  points: reportLimits.perDay,
  seconds: 24 * 60 * 60,
};

type Reporting = Call<(typeof routes)['reportMessage' | 'reportPerson' | 'reportGroup'], Doors>;
type Reported = Pick<ReportRow, 'thing' | 'reportedId' | 'groupId' | 'messageId' | 'copy'> & {
  readonly fileId: FileId | null;
};

/**
 * Keeps a report with a copy of what it is about, and mails it to who runs the installation: in the
 * language of whoever reports, which what they report is likely to be in.
 */
export async function keepReport(
  { clock, jobs, operatorEmail }: Deps,
  { tx, body: { reason, words }, caller, locale }: Reporting,
  { fileId, ...reported }: Reported,
) {
  const now = clock.now();
  await spendInTransaction(tx, reportsByAccount, caller.userId, now);
  const until = after(now, reportLimits.keptDays * 86_400);
  const held = fileId && (await holdFile(tx, fileId, until));
  const report = await insertReport(tx, {
    ...reported,
    id: newId<ReportId>(),
    reporterId: caller.userId,
    reason,
    words: words ?? null,
    fileKey: held?.key ?? null,
    fileType: held?.type ?? null,
    fileName: held?.name ?? null,
    createdAt: now,
    priority: urgentReasons.has(reason) ? 0 : 1,
  });
  if (operatorEmail !== null) {
    await createSendMail(jobs)(tx, reportMail(report, { email: operatorEmail, locale }));
  }
  return { reportId: report.id, createdAt: now.toISOString() };
}
