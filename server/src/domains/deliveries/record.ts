import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { newId } from '../../platform/new-id.ts';
import type { SmsSender } from '../../platform/sms/sms.ts';
import type { PushSender } from '../../platform/web-push/push-sender.ts';
import { type Addressee, putDelivery } from './store.ts';
import type { DeliveryRow } from './tables.ts';

interface RecordDeps {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly log: Log;
}

interface Noted extends Pick<DeliveryRow, 'id' | 'way' | 'kind'> {
  readonly to: Addressee;
}

/** Characters of what a failure says. */
const longest = 200;

/** Sends, and notes what became of it; a note that fails costs nothing else. */
type SendNoted = <Sent>(noted: Noted, send: () => Promise<Sent>) => Promise<Sent>;

export function createSendNoted({ db, clock, log }: RecordDeps): SendNoted {
  const note = async ({ to, ...row }: Noted, failure: string | null) => {
    try {
      await putDelivery(db, to, { ...row, at: clock.now(), failure });
    } catch (error) {
      log.warn({ err: error }, 'a delivery could not be noted');
    }
  };
  return async (noted, send) => {
    try {
      const sent = await send();
      await note(noted, null);
      return sent;
    } catch (error) {
      await note(noted, String(error instanceof Error ? error.message : error).slice(0, longest));
      throw error;
    }
  };
}

export function notedMailer(mailer: Mailer, sendNoted: SendNoted): Mailer {
  return {
    forget: (address) => mailer.forget(address),
    close: () => mailer.close(),
    send: (mail) => {
      const { id = newId<string>(), about: kind = 'account', to: email } = mail;
      return sendNoted({ id, way: 'mail', kind, to: { email } }, () => mailer.send(mail));
    },
  };
}

/** Of messages that name whom they are for. */
export function notedSms(sender: SmsSender, sendNoted: SendNoted): SmsSender {
  return {
    forget: (number) => sender.forget(number),
    send: (sms) => {
      const send = () => sender.send(sms);
      if (!sms.addressee) return send();
      const { userId, about: kind } = sms.addressee;
      return sendNoted({ id: newId(), way: 'sms', kind, to: { userId } }, send);
    },
  };
}

/** Of pushes that name whom they are for. */
export function notedPush(sender: PushSender, sendNoted: SendNoted): PushSender {
  return {
    publicKey: sender.publicKey,
    allows: (endpoint) => sender.allows(endpoint),
    close: () => sender.close(),
    send: (target, push) => {
      const send = () => sender.send(target, push);
      if (!push.addressee) return send();
      const { userId, about: kind } = push.addressee;
      return sendNoted({ id: newId(), way: 'push', kind, to: { userId } }, send);
    },
  };
}
