export { notify, silence } from './notify.ts';
