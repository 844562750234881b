export { groupPictureReader } from './access.ts';
