export { type AnswersTo, createPushChannel } from './channel.ts';
export { answerable, notificationOf } from './push-message.ts';
export { deleteEverySubscription, liveSubscriptions } from './store.ts';
export { sendTestNow } from './test-push.ts';
