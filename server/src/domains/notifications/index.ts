export type { ChannelSender, Delivery } from './channels.ts';
export { notify, silence } from './notify.ts';
export { moveDigests } from './preferences.ts';
