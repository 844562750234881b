export type { ChannelSender, Delivery } from './channels.ts';
export {
  markDone,
  markOthersDone,
  markRead,
  notify,
  notifyAll,
  silence,
  withdrawOf,
} from './notify.ts';
export { moveDigests } from './preferences.ts';
export { quietNow } from './quiet-now.ts';
export { textOf } from './texts.ts';
export { deliveriesHeld, lastTold } from './told-store.ts';
