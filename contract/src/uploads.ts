import { z } from 'zod';
import { instantSchema } from './calendar.ts';
import { uploadEndpoints } from './endpoints/uploads.ts';
import { requiredText } from './fields.ts';
import { fileIdSchema, uploadIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { defineRoutes, opens, signedIn } from './route.ts';
import { fileTypeNames } from './upload-words.ts';

export const fileTypeSchema = z
  .string()
  .max(120)
  .toLowerCase()
  .pipe(z.enum(fileTypeNames, 'file_type'));

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
      /** Refused at once where it would not fit into the caller’s collection. */
      purpose: z.literal('collection').optional(),
    }),
    reply: z.url(),
    errors: ['too_many_requests', 'quota_exceeded'],
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
      'unsupported_film',
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
