export type { FileReader } from './access.ts';
export { claimPicture, releaseFile, releaseFiles } from './claim.ts';
export { type UploadDeps, uploadDeps } from './deps.ts';
export { createInbox } from './inbox.ts';
export {
  claimProfilePicture,
  type PreparedPicture,
  prepareProfilePicture,
  removeProfilePicture,
} from './profile-picture.ts';
