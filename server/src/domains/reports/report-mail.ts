import type { Locale } from '@stratum/contract/locale';
import { type ReportReason, reportLimits } from '@stratum/contract/report-words';
import { createSentences } from '../../platform/i18n/sentences.ts';
import { composeMail } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };
import type { ReportRow } from './tables.ts';

const sentences = createSentences({ reports: { en, fr, de } });

/** Characters of a reported message that the mail repeats. */
const quoted = 500;

/** Reported for these, a person may be in danger now: the mail begins with what to do. */
const urgent: ReadonlySet<ReportReason> = new Set(['self_harm', 'threat']);

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
    ...(urgent.has(reason) ? [say('mail.act')] : []),
    say('mail.reason', { reason: say(`reason.${reason}`) }),
    say(`mail.about.${thing}`, { name, groupName }),
    ...(rules === null ? [] : [say('mail.rules', { rules })]),
    ...(message?.body ? [say('mail.body', { body: message.body.slice(0, quoted) })] : []),
    ...(file ? [say('mail.file', { name: file.name, type: file.type })] : []),
    ...(words === null ? [] : [say('mail.words', { words })]),
  ];
  const plain = say(`mail.title.${thing}`);
  const title = urgent.has(reason) ? say('mail.urgent', { title: plain }) : plain;
  return composeMail(to, title, title, [
    ...lines.map(text),
    { kind: 'note', text: say('mail.kept', { id, count: reportLimits.keptDays }) },
  ]);
}
