export type { FileReader } from './access.ts';
export { uploadsPart } from './account-part.ts';
export { claimUpload, releaseFile, removeFilesOf } from './claim.ts';
export { type UploadDeps, uploadDeps } from './deps.ts';
export { createInbox } from './inbox.ts';
export {
  claimProfilePicture,
  type PreparedPicture,
  prepareProfilePicture,
  removeProfilePicture,
} from './profile-picture.ts';
export { type SettledUpload, settledUpload } from './settle.ts';
export type { FilePurpose, FileRow } from './tables.ts';
