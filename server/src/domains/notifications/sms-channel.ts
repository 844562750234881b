import { type Sms, smsNumber } from '../../platform/sms/sms.ts';
import type { SendSms } from '../../platform/sms/sms-jobs.ts';
import type { ChannelSender, Delivery } from './channels.ts';

/** Text messages to those who have allowed them and can be reached. */
export function createSmsChannel(sendSms: SendSms): ChannelSender {
  return async (tx, deliveries) => {
    await sendSms(tx, ...deliveries.flatMap(messageFor));
  };
}

function messageFor({ to, notifications }: Delivery): Sms[] {
  const number = to.smsNotification && to.phone !== null ? smsNumber(to.phone) : null;
  if (number === null) return [];
  const text = notifications.map(({ title }) => title).join('\n');
  const addressee = { userId: to.id, about: notifications[0].kind };
  return [{ to: number, locale: to.locale, text: `Stratum: ${text}`, addressee }];
}
