/** What both ends know of files, without the schema library. */

import type { UploadId } from './ids.ts';
import type { limits } from './limits.ts';
import { isUuid } from './uuid.ts';

type ImageExtension = (typeof limits.upload.imageExtensions)[number];
type DocumentExtension = (typeof limits.upload.documentExtensions)[number];

/** What people record, or have recorded, for a group; §5 names none of them. */
type RecordingExtension = 'weba' | 'ogg' | 'm4a' | 'mp3' | 'wav' | 'mp4' | 'webm' | 'mov';

interface FileType {
  readonly kind: 'image' | 'document' | 'audio' | 'video';
  readonly extension: ImageExtension | DocumentExtension | RecordingExtension;
}

/** What may be uploaded, by its MIME type in small letters as browsers name it. */
export const fileTypes = {
  'image/jpeg': { kind: 'image', extension: 'jpeg' },
  'image/jpg': { kind: 'image', extension: 'jpg' },
  'image/png': { kind: 'image', extension: 'png' },
  'image/webp': { kind: 'image', extension: 'webp' },
  'image/heif': { kind: 'image', extension: 'heif' },
  'image/heic': { kind: 'image', extension: 'heif' },
  'application/pdf': { kind: 'document', extension: 'pdf' },
  'text/plain': { kind: 'document', extension: 'txt' },
  'text/csv': { kind: 'document', extension: 'csv' },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    kind: 'document',
    extension: 'xlsx',
  },
  'application/vnd.ms-excel.sheet.macroenabled.12': { kind: 'document', extension: 'xlsm' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    kind: 'document',
    extension: 'docx',
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    kind: 'document',
    extension: 'pptx',
  },
  'audio/webm': { kind: 'audio', extension: 'weba' },
  'audio/ogg': { kind: 'audio', extension: 'ogg' },
  'audio/mp4': { kind: 'audio', extension: 'm4a' },
  'audio/mpeg': { kind: 'audio', extension: 'mp3' },
  'audio/wav': { kind: 'audio', extension: 'wav' },
  'video/mp4': { kind: 'video', extension: 'mp4' },
  'video/webm': { kind: 'video', extension: 'webm' },
  'video/quicktime': { kind: 'video', extension: 'mov' },
} as const satisfies Record<string, FileType>;
export type FileTypeName = keyof typeof fileTypes;

export const fileTypeNames = Object.keys(fileTypes) as [FileTypeName, ...FileTypeName[]];
/** What an administrator may send for the library: films as they are, and pictures shown before they play. */
export const libraryTypeNames = fileTypeNames.filter(
  (name) => fileTypes[name].kind === 'image' || name === 'video/mp4' || name === 'video/webm',
);
/** Bytes of a film. */
export const maxFilmBytes = 1024 ** 3;

/** A content pack, which administrators alone may send. */
export const packArchiveType = 'application/zip';
/** Bytes of such an archive. */
export const maxPackBytes = 200 * 1024 * 1024;
/** What an upload may be: a file, or a content pack. */
export type UploadTypeName = FileTypeName | typeof packArchiveType;

/** For a picker that takes pictures only. */
export const imageTypeNames = fileTypeNames.filter((name) => fileTypes[name].kind === 'image');

/** The id of the upload that an upload URL takes: the last segment of its path. */
export function uploadIdOf(url: string): UploadId {
  const path = url.replace(/[?#].*$/s, '');
  const id = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (!isUuid(id)) throw new Error('The address names no upload');
  return id as UploadId;
}

/** What the PUT to an upload URL carries: its type, and the access list that the address is signed for. */
export function uploadHeaders(fileFormat: string): Record<string, string> {
  return { 'content-type': fileFormat, 'x-amz-acl': 'public-read' };
}
