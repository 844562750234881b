export { createSendNoted, notedMailer, notedPush, notedSms } from './record.ts';
export { deliveriesOf } from './store.ts';
