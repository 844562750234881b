export { createPushChannel } from './channel.ts';
export { deleteEverySubscription } from './store.ts';
