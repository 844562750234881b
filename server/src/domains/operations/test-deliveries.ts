import type { TestChannel } from '@stratum/contract/console/operation-words';
import type { consoleOperationRoutes as routes } from '@stratum/contract/console/operations';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { createSentences } from '../../platform/i18n/sentences.ts';
import { spendInTransaction } from '../../platform/limits/limiter.ts';
import { composeMail } from '../../platform/mail/layout.ts';
import { smsNumber } from '../../platform/sms/sms.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type Person, personById } from '../accounts/index.ts';
import { sendTestNow } from '../push/index.ts';
import type { Deps } from './deps.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

const sentences = createSentences({ operations: { en, fr, de } });
const testsByAdministrator = { name: 'testDeliveries', points: 20, seconds: 3_600 };

/** Sends a test at once instead of by a job: what it is refused with is what is asked for. */
export async function sendTestDelivery(
  deps: Deps,
  { body: { channel }, caller }: Call<typeof routes.sendTestDelivery>,
) {
  const { db, clock, log } = deps;
  await inTransaction(db, (tx) =>
    spendInTransaction(tx, testsByAdministrator, caller.userId, clock.now()),
  );
  const person = await personById(db, caller.userId);
  const send: Record<TestChannel, () => Promise<boolean>> = {
    mail: () => sendMail(deps, person),
    sms: () => sendSms(deps, person),
    push: () => sendTestNow(deps, caller, person.locale),
  };
  try {
    const outcome = (await send[channel]()) ? ('accepted' as const) : ('no_browser' as const);
    return { outcome, reason: null };
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.warn({ err: error, channel }, 'a test could not be sent');
    return { outcome: 'refused' as const, reason: error instanceof Error ? error.message : '' };
  }
}

async function sendMail({ mailer }: Deps, { email, locale }: Person): Promise<true> {
  const say = wordsIn(locale);
  const title = say('test.title');
  await mailer.send(
    composeMail({ email, locale }, title, title, [{ kind: 'text', text: say('test.mail') }]),
  );
  return true;
}

/** @throws AppError invalid_input where the profile has no number that a carrier can call */
async function sendSms({ sms }: Deps, { phone, locale }: Person): Promise<true> {
  const to = phone === null ? null : smsNumber(phone);
  if (to === null) {
    const key = phone === null ? ('phone_needed' as const) : ('phone_country' as const);
    throw new AppError('invalid_input', { fields: new Map([['channel', { key }]]) });
  }
  await sms.send({ to, locale, text: wordsIn(locale)('test.sms') });
  return true;
}

function wordsIn(locale: Person['locale']) {
  const t = sentences(locale);
  return (key: string) => t(key, { ns: 'operations' });
}
