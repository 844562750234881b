import type { Locale } from '@stratum/contract/locale';
import { reportLimits, urgentReasons } from '@stratum/contract/report-words';
import { composeMail } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { ReportRow } from './tables.ts';
import { sentences } from './texts.ts';

/** Characters of a reported message that the mail repeats. */
const quoted = 500;

/** What whoever runs the installation is told: enough to judge by, and where the rest is. */
export function reportMail(
  { id, thing, reason, words, copy: { groupName, rules, name, message } }: ReportRow,
  to: { readonly email: string; readonly locale: Locale },
): Mail {
  const t = sentences(to.locale);
  const say = (key: string, values: object = {}) => t(key, { ns: 'reports', ...values });
  const text = (line: string) => ({ kind: 'text' as const, text: line });
  const file = message?.attachment && 'name' in message.attachment ? message.attachment : null;
  const lines = [
    ...(urgentReasons.has(reason) ? [say('mail.act')] : []),
    say('mail.reason', { reason: say(`reason.${reason}`) }),
    say(`mail.about.${thing}`, { name, groupName }),
    ...(rules === null ? [] : [say('mail.rules', { rules })]),
    ...(message?.body ? [say('mail.body', { body: message.body.slice(0, quoted) })] : []),
    ...(file ? [say('mail.file', { name: file.name, type: file.type })] : []),
    ...(words === null ? [] : [say('mail.words', { words })]),
  ];
  const plain = say(`mail.title.${thing}`);
  const title = urgentReasons.has(reason) ? say('mail.urgent', { title: plain }) : plain;
  return composeMail(to, title, title, [
    ...lines.map(text),
    { kind: 'note', text: say('mail.kept', { id, count: reportLimits.keptDays }) },
  ]);
}
