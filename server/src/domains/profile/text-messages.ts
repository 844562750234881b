import type { Locale } from '@stratum/contract/locale';
import type { FieldProblem } from '@stratum/contract/validation';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/call.ts';
import { createSentences } from '../../platform/i18n/sentences.ts';
import { smsNumber } from '../../platform/sms/sms.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { changePerson, lockPerson, type Person, personById } from '../accounts/index.ts';
import type { Deps } from './deps.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

const sentences = createSentences({ profile: { en, fr, de } });

/** Whether two phone numbers are the same, however they are written. */
export function isSameNumber(one: string | null, other: string | null): boolean {
  if (one === other) return true;
  return (
    one !== null && other !== null && smsNumber(one) !== null && smsNumber(one) === smsNumber(other)
  );
}

/** Allows or ends text messages; the first one says that they will come. */
export async function updateSmsNotification(deps: Deps, caller: Caller, allowed: boolean) {
  const { db, sendSms, publicUrl } = deps;
  await countGreeting(deps, caller, allowed);
  await inTransaction(db, async (tx) => {
    const person = await lockPerson(tx, caller.userId);
    if (person.smsNotification === allowed) return;
    const to = allowed ? numberOf(person) : null;
    await changePerson(tx, caller.userId, { smsNotification: allowed });
    const { locale } = person;
    if (to) await sendSms(tx, { to, locale, text: greeting(locale, publicUrl) });
  });
  return { smsNotification: allowed };
}

/** Counted before the transaction, which must not wait for a second connection. */
async function countGreeting({ db, limiter }: Deps, { userId }: Caller, allowed: boolean) {
  const person = await personById(db, userId);
  if (!allowed || person.smsNotification) return;
  numberOf(person);
  await limiter.spend('smsConfirmations', userId);
}

/** @throws AppError invalid_input where messages cannot reach the person */
function numberOf({ phone }: Person): string {
  const number = phone === null ? null : smsNumber(phone);
  if (number !== null) return number;
  const problem: FieldProblem = { key: phone === null ? 'phone_needed' : 'phone_country' };
  throw new AppError('invalid_input', { fields: new Map([['smsNotification', problem]]) });
}

/** The number may be another person’s: whoever did not ask for it is told where to turn. */
function greeting(locale: Locale, publicUrl: string): string {
  const url = new URL(`/${locale}/privacy-policy`, publicUrl).href;
  return sentences(locale)('sms.allowed', { ns: 'profile', url });
}
