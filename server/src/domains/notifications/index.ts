export type { ChannelSender, Delivery } from './channels.ts';
export { markDone, notify, notifyAll, silence } from './notify.ts';
export { moveDigests } from './preferences.ts';
export { textOf } from './texts.ts';
