import type { Deps } from './deps.ts';
import { createSendNoted, notedMailer, notedPush, notedSms } from './domains/deliveries/index.ts';

/** The same, with senders that note what became of each mail, push and text message. */
export function withNotedDeliveries(deps: Deps): Deps {
  const { database, mailer, sms, push } = deps;
  const sendNoted = createSendNoted({ ...deps, db: database.db });
  return {
    ...deps,
    mailer: notedMailer(mailer, sendNoted),
    sms: notedSms(sms, sendNoted),
    push: notedPush(push, sendNoted),
  };
}
