export { notificationsPart } from './account-part.ts';
export { notify } from './notify.ts';
