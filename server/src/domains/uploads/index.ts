export type { FileReader } from './access.ts';
export {
  claimPicture,
  claimUpload,
  endHolds,
  holdFile,
  releaseFile,
  releaseFiles,
} from './claim.ts';
export { type UploadDeps, uploadDeps } from './deps.ts';
export { importFile } from './import.ts';
export { createInbox } from './inbox.ts';
export {
  claimForLibrary,
  keepForLibrary,
  releaseFromLibrary,
  storeForLibrary,
} from './library-files.ts';
export { fileLink } from './links.ts';
export type { StoredObject } from './objects.ts';
export { type ValidatedUpload, validatedUpload } from './process-upload.ts';
export {
  claimProfilePicture,
  type PreparedPicture,
  prepareProfilePicture,
  removeProfilePicture,
} from './profile-picture.ts';
export { requestUpload } from './request-upload.ts';
export { bytesKept, filesByIds } from './store.ts';
export { keepStored, storeCopy, storeDrawn } from './stored-files.ts';
export type { FileRow } from './tables.ts';
