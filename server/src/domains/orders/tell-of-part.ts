import type { Transaction } from '../../platform/database.ts';
import { moneyFor } from '../../platform/i18n/money.ts';
import { createSentences } from '../../platform/i18n/sentences.ts';
import { composeMail } from '../../platform/mail/layout.ts';
import { createSendMail } from '../../platform/mail/mail-jobs.ts';
import { personById } from '../accounts/index.ts';
import { moneyIn } from '../shop/index.ts';
import type { MoveDeps } from './deps.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };
import type { OrderRow } from './tables.ts';

const sentences = createSentences({ orders: { en, fr, de } });

/** Tells the buyer by mail that a part of what they paid goes back. */
export async function tellOfPart(
  tx: Transaction,
  { jobs, publicUrl }: Pick<MoveDeps, 'jobs' | 'publicUrl'>,
  { id, userId, number, currency }: OrderRow,
  part: number,
): Promise<void> {
  const { email, locale } = await personById(tx, userId);
  const t = sentences(locale);
  const say = (key: string, values: object = {}) => t(key, { ns: 'orders', ...values });
  const amount = moneyFor(locale, moneyIn(currency)(part));
  const title = say('mail.part_title', { number });
  const url = new URL(`/${locale}/trackingDetails?orderId=${id}`, publicUrl).href;
  const mail = composeMail({ email, locale }, title, title, [
    { kind: 'text', text: say('mail.part_text', { amount }) },
    { kind: 'link', text: say('mail.open'), url },
  ]);
  await createSendMail(jobs)(tx, mail);
}
