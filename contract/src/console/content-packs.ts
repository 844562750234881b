import { z } from 'zod';
import { instantSchema } from '../calendar.ts';
import { contentPackEndpoints } from '../endpoints/content-packs.ts';
import { uploadIdSchema } from '../ids.ts';
import { localeSchema } from '../person.ts';
import { administrators, defineRoutes } from '../route.ts';
import { maxPackBytes } from '../upload-words.ts';
import { previewParts } from './pack-parts.ts';
import { confirmationErrors, confirmedSchema } from './step-up.ts';

const versionSchema = z
  .string()
  .max(20)
  .regex(/^[\w.-]+$/);

/** A pack that is kept under its version. */
const keptPackSchema = z.object({
  version: z.string(),
  keptAt: instantSchema,
  /** Bytes of its archive. */
  size: z.int(),
  /** Whether it came with an installation. */
  isInstalled: z.boolean(),
  isCurrent: z.boolean(),
});

const packsSchema = z.object({
  current: z.string(),
  /** What comes back where the current one is taken back; null where nothing was published. */
  previous: z.string().nullable(),
  items: z.array(keptPackSchema),
});

/** One thing wrong with a pack: where, and what. */
const faultSchema = z.object({ file: z.string(), key: z.string(), problem: z.string() });

const wordsSchema = z.object({ en: z.int(), fr: z.int(), de: z.int() });

/** How the check of a pack came out; one with a fault is not kept. */
const packVerdictSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('faulty'),
    /** The first two hundred of them. */
    faults: z.array(faultSchema),
    count: z.int(),
  }),
  z.object({
    /** Known: the very same pack is kept already. Taken: another one has its version. */
    outcome: z.enum(['kept', 'known', 'version_taken']),
    version: z.string(),
    files: z.int(),
    words: wordsSchema,
  }),
]);
export type PackVerdict = z.infer<typeof packVerdictSchema>;

const changeSchema = z.object({
  /** Its place in the pack. */
  id: z.string(),
  file: z.string(),
  key: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** What stands under a heading of it, paragraph by paragraph. */
const previewSchema = z.object({ heading: z.string(), texts: z.array(z.string()) });

/** What administrators do with content packs; each change is written into the audit log. */
export const contentPackRoutes = defineRoutes({
  requestPackUpload: {
    ...contentPackEndpoints.requestPackUpload,
    summary: 'An address that takes one PUT of a content pack as a ZIP of up to 200 MB',
    access: administrators,
    body: z.strictObject({
      fileSize: z.int().min(1, 'pack_file_size').max(maxPackBytes, 'pack_file_size'),
    }),
    reply: z.url(),
    errors: ['too_many_requests'],
  },
  contentPacks: {
    ...contentPackEndpoints.contentPacks,
    summary: 'The packs that are kept, the latest first, and which one is current',
    access: administrators,
    reply: packsSchema,
    errors: [],
  },
  sendContentPack: {
    ...contentPackEndpoints.sendContentPack,
    summary:
      'Checks a pack that was sent by every rule, and keeps it under its version if it is whole',
    access: administrators,
    body: z.strictObject({ uploadId: uploadIdSchema }),
    reply: packVerdictSchema,
    errors: [
      'not_found',
      'upload_unfinished',
      'upload_used',
      'unsupported_file',
      'unreadable_file',
      'file_too_large',
    ],
  },
  contentPackChanges: {
    ...contentPackEndpoints.contentPackChanges,
    summary: 'What changes where a pack that is kept takes the place of the current one',
    access: administrators,
    params: z.object({ version: versionSchema }),
    query: z.object({ after: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    reply: z.object({
      items: z.array(changeSchema),
      count: z.int(),
      next: z.int().nullable(),
      /** Categories whose questions or answers change: what people have answered stays under the old ones. */
      asksAnew: z.array(z.string()),
    }),
    errors: ['not_found'],
  },
  contentPackPreview: {
    ...contentPackEndpoints.contentPackPreview,
    summary: 'A part of a pack that is kept, as people would read it',
    access: administrators,
    params: z.object({ version: versionSchema }),
    query: z.object({ part: z.enum(previewParts), locale: localeSchema }),
    reply: z.object({ items: z.array(previewSchema) }),
    errors: ['not_found'],
  },
  publishContentPack: {
    ...contentPackEndpoints.publishContentPack,
    summary: 'Makes a pack that is kept the current one, in every process within ten seconds',
    access: administrators,
    params: z.object({ version: versionSchema }),
    body: confirmedSchema,
    reply: packsSchema,
    errors: ['not_found', 'conflict', ...confirmationErrors],
  },
  rollBackContentPack: {
    ...contentPackEndpoints.rollBackContentPack,
    summary: 'Takes back the pack that was published last',
    access: administrators,
    body: confirmedSchema,
    reply: packsSchema,
    errors: ['not_found', 'conflict', ...confirmationErrors],
  },
});
