import { smsNumber } from '../../platform/sms/sms.ts';
import type { SendSms } from '../../platform/sms/sms-jobs.ts';
import type { ChannelSender } from './channels.ts';

/** Text messages to those who have allowed them and can be reached. */
export function createSmsChannel(sendSms: SendSms): ChannelSender {
  return async (tx, { to, notifications }) => {
    const number = to.smsNotification && to.phone !== null ? smsNumber(to.phone) : null;
    if (number === null) return;
    const text = notifications.map(({ title }) => title).join('\n');
    await sendSms(tx, { to: number, locale: to.locale, text: `Stratum: ${text}` });
  };
}
