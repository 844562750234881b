import type { ReportDecision, ReportSide } from '@stratum/contract/report-words';
import type { Transaction } from '../../platform/database.ts';
import { dayFor } from '../../platform/i18n/dates.ts';
import { composeMail } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { createSendMail } from '../../platform/mail/mail-jobs.ts';
import { type Person, personById } from '../accounts/index.ts';
import { notify, textOf } from '../notifications/index.ts';
import type { Deps } from './deps.ts';
import { appealEnd } from './sides.ts';
import type { ReportRow } from './tables.ts';
import { sentences } from './texts.ts';

/** Tells one side of what was decided, in the list, by push and by mail, where its account is there. */
export async function tellSide(
  tx: Transaction,
  { jobs, clock, publicUrl }: Pick<Deps, 'jobs' | 'clock' | 'publicUrl'>,
  report: ReportRow,
  side: ReportSide,
): Promise<void> {
  const { id: reportId, thing, decision } = report;
  const userId = side === 'reporter' ? report.reporterId : report.reportedId;
  if (userId === null || decision === null) return;
  const content = { kind: 'report_decided', data: { reportId, thing, side, decision } } as const;
  await notify(tx, userId, content, clock.now());
  const person = await personById(tx, userId);
  await createSendMail(jobs)(tx, decisionMail(report, content, person, publicUrl));
}

interface Content {
  readonly kind: 'report_decided';
  readonly data: Pick<ReportRow, 'thing'> & {
    readonly reportId: ReportRow['id'];
    readonly side: ReportSide;
    readonly decision: ReportDecision;
  };
}

function decisionMail(
  report: ReportRow,
  content: Content,
  reader: Person,
  publicUrl: string,
): Mail {
  const { title, text, target } = textOf(content, reader);
  const t = sentences(reader.locale);
  const say = (key: string, values: object = {}) => t(key, { ns: 'reports', ...values });
  const { side, thing } = content.data;
  const note = side === 'reporter' ? report.noteToReporter : report.noteToReported;
  const { groupName, name } = report.copy;
  const lines = [
    text,
    say(`decided.about_${side}.${thing}`, { groupName, name }),
    ...(note === null ? [] : [say('decided.note', { note })]),
    say('decided.appeal', { date: dayFor(reader, appealEnd(report)) }),
  ];
  const url = new URL(`/${reader.locale}${target}`, publicUrl).href;
  return composeMail(reader, title, title, [
    ...lines.map((line) => ({ kind: 'text' as const, text: line })),
    { kind: 'link', text: say('decided.open'), url },
  ]);
}
