import { stat } from 'node:fs/promises';
import { fileTypes, packArchiveType } from '@stratum/contract/upload-words';
import { AppError } from '../../../platform/http/app-error.ts';
import type { UploadDeps } from '../deps.ts';
import type { Content } from '../objects.ts';
import type { UploadRow } from '../tables.ts';
import { checkFilmFile } from './film.ts';
import { checkOfficeDocument } from './office.ts';
import { checkArchiveFile } from './pack-archive.ts';
import { checkPdf } from './pdf.ts';
import { drawPicture } from './picture.ts';
import { checkText } from './plain-text.ts';
import { checkRecording } from './recording.ts';

/**
 * Holds a file's bytes against its declared type. A picture is drawn anew, so that nothing else
 * that its bytes may be stays; a document or a recording is kept as it is.
 * @returns what is to be stored
 * @throws AppError unsupported_file, unsupported_film or unreadable_file; too_many_requests or
 *   something_went_wrong (503) where a picture cannot be decoded now
 */
export async function inspect(
  deps: UploadDeps,
  { userId, type, isForLibrary }: Pick<UploadRow, 'userId' | 'type' | 'isForLibrary'>,
  path: string,
): Promise<Content> {
  if (type === packArchiveType) {
    await checkArchiveFile(path);
    return { type, size: (await stat(path)).size, source: { path } };
  }
  if (fileTypes[type].kind === 'image') return drawPicture(deps, { userId, type }, path);
  const { kind } = fileTypes[type];
  const { size } = await stat(path);
  if (type === 'text/plain' || type === 'text/csv') {
    if (size === 0) throw new AppError('unsupported_file');
    await checkText(path);
  } else if (isForLibrary) {
    await checkFilmFile(path, type);
  } else if (kind === 'audio' || kind === 'video') {
    await checkRecording(path, type);
  } else if (type === 'application/pdf') {
    await checkPdf(path);
  } else {
    await checkOfficeDocument(path, type);
  }
  return { type, size, source: { path } };
}
