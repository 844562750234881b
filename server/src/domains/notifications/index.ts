export type { ChannelSender, Delivery } from './channels.ts';
export { markDone, notify, notifyAll, silence, withdrawOf } from './notify.ts';
export { moveDigests } from './preferences.ts';
export { textOf } from './texts.ts';
