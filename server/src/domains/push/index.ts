export { deleteEverySubscription } from './store.ts';
