import { z } from 'zod';
import { instantSchema } from './calendar.ts';
import { uploadEndpoints } from './endpoints/uploads.ts';
import { requiredText } from './fields.ts';
import { fileIdSchema, type UploadId, uploadIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { defineRoutes, opens, signedIn } from './route.ts';

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
/** For a picker that takes pictures only. */
export const imageTypeNames = fileTypeNames.filter((name) => fileTypes[name].kind === 'image');

export const fileTypeSchema = z
  .string()
  .max(120)
  .toLowerCase()
  .pipe(z.enum(fileTypeNames, 'file_type'));

/** The id of the upload that an upload URL takes: the last segment of its path. */
export function uploadIdOf(url: string): UploadId {
  const path = url.replace(/[?#].*$/s, '');
  return uploadIdSchema.parse(path.slice(path.lastIndexOf('/') + 1));
}

/** What the PUT to an upload URL carries: its type, and the access list that the address is signed for. */
export function uploadHeaders(fileFormat: string): Record<string, string> {
  return { 'content-type': fileFormat, 'x-amz-acl': 'public-read' };
}

/** An address that shows or saves a file for a few minutes; relative to the product's where it is its own. */
const signedLinkSchema = z.object({
  url: z.string(),
  type: z.string(),
  name: z.string(),
  size: z.int(),
  expiresAt: instantSchema,
});
export type SignedLink = z.infer<typeof signedLinkSchema>;

export const uploadRoutes = defineRoutes({
  generatePresignedurl: {
    ...uploadEndpoints.generatePresignedurl,
    summary: 'An address that takes one PUT of one file of this type, for five minutes',
    access: signedIn,
    body: z.strictObject({
      /** A label: its last part becomes the file’s name, the place of the bytes is the server’s. */
      filePath: requiredText(1024),
      fileFormat: fileTypeSchema,
      /** Bytes; the address then takes exactly so many. */
      fileSize: z.int().min(1, 'file_size').max(limits.upload.maxBytes, 'file_size').optional(),
    }),
    reply: z.url(),
    errors: ['too_many_requests'],
  },
  uploadLink: {
    ...uploadEndpoints.uploadLink,
    summary: 'Where an upload of one’s own can be seen, inspected and made viewable',
    access: opens({ upload: { as: 'owner', id: 'params.uploadId' } }),
    params: z.object({ uploadId: uploadIdSchema }),
    reply: signedLinkSchema,
    errors: [
      'not_found',
      'upload_unfinished',
      'upload_used',
      'file_too_large',
      'unsupported_file',
      'unreadable_file',
      'too_many_requests',
    ],
  },
  fileLink: {
    ...uploadEndpoints.fileLink,
    summary: 'Where a file can be seen or saved, for five minutes at most',
    access: opens({ file: { as: 'reader', id: 'params.fileId' } }),
    params: z.object({ fileId: fileIdSchema }),
    reply: signedLinkSchema,
    errors: ['not_found'],
  },
});
