export { notify, silence } from './notify.ts';
export { moveDigests } from './preferences.ts';
