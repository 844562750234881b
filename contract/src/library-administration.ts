import { z } from 'zod';
import { libraryAdministrationEndpoints } from './endpoints/library-administration.ts';
import { pageSchema } from './envelope.ts';
import { requiredText } from './fields.ts';
import { moduleIdSchema, videoIdSchema } from './ids.ts';
import {
  administeredModuleSchema,
  administeredVideoSchema,
  filmsSchema,
  moduleTextsSchema,
  posterSchema,
  readStateSchema,
  videoFileSchema,
  videoTextsSchema,
} from './library/administration.ts';
import { bucketSchema } from './library/video.ts';
import { limits } from './limits.ts';
import { traitIdSchema } from './model.ts';
import { administrators, defineRoutes } from './route.ts';
import { fileTypes, libraryTypeNames, maxFilmBytes } from './upload-words.ts';

const limit = z.coerce.number().int().min(1).max(50).default(24);
/** Captions of a long film, in three languages. */
const bodyLimit = 4 * 1024 * 1024;
const errors = [
  'not_found',
  'conflict',
  'upload_unfinished',
  'upload_used',
  'unsupported_file',
  'unsupported_film',
  'unreadable_file',
  'file_too_large',
] as const;

/** What administrators do with the library; each change is written into the audit log. */
export const libraryAdministrationRoutes = defineRoutes({
  requestLibraryUpload: {
    ...libraryAdministrationEndpoints.requestLibraryUpload,
    summary:
      'An address that takes one PUT of a film of up to 1 GB or of a picture, to be begun within five minutes',
    access: administrators,
    body: z
      .strictObject({
        filePath: requiredText(1024),
        fileFormat: z.string().toLowerCase().pipe(z.enum(libraryTypeNames, 'library_file_type')),
        fileSize: z.int().min(1, 'library_file_size').max(maxFilmBytes, 'library_file_size'),
      })
      .refine(
        ({ fileFormat, fileSize }) =>
          fileTypes[fileFormat].kind === 'video' || fileSize <= limits.upload.maxBytes,
        { path: ['fileSize'], message: 'library_file_size' },
      ),
    reply: z.url(),
    errors: ['too_many_requests'],
  },
  administeredVideos: {
    ...libraryAdministrationEndpoints.administeredVideos,
    summary: 'All films of the library, hidden ones too, the latest first',
    access: administrators,
    query: z.object({ cursor: videoIdSchema.optional(), limit }),
    reply: pageSchema(administeredVideoSchema),
    errors: [],
  },
  addVideo: {
    ...libraryAdministrationEndpoints.addVideo,
    summary: 'Adds a film that was sent and found playable, with its picture and captions',
    access: administrators,
    bodyLimit,
    body: z.strictObject({ film: videoFileSchema, poster: posterSchema, texts: videoTextsSchema }),
    reply: administeredVideoSchema,
    errors,
  },
  changeVideo: {
    ...libraryAdministrationEndpoints.changeVideo,
    summary:
      'Changes a film’s texts, picture or file, hides or shows it; with another file likes and notes stay, progress does not; a state that is not the present one is refused',
    access: administrators,
    bodyLimit,
    params: z.object({ videoId: videoIdSchema }),
    body: z
      .strictObject({
        film: videoFileSchema,
        poster: posterSchema,
        texts: videoTextsSchema,
        hidden: z.boolean(),
        state: readStateSchema,
      })
      .partial(),
    reply: administeredVideoSchema,
    errors,
  },
  administeredModules: {
    ...libraryAdministrationEndpoints.administeredModules,
    summary: 'All modules, hidden ones too, in the order of the library',
    access: administrators,
    query: z.object({ traitId: traitIdSchema.optional(), cursor: z.string().max(200).optional() }),
    reply: pageSchema(administeredModuleSchema),
    errors: [],
  },
  addModule: {
    ...libraryAdministrationEndpoints.addModule,
    summary: 'Adds a module to a bucket of a skill, behind those that are there',
    access: administrators,
    body: z.strictObject({
      traitId: traitIdSchema,
      bucket: bucketSchema,
      texts: moduleTextsSchema,
      videoIds: filmsSchema,
    }),
    reply: administeredModuleSchema,
    errors: ['not_found'],
  },
  changeModule: {
    ...libraryAdministrationEndpoints.changeModule,
    summary: 'Changes a module’s texts or films, hides or shows it',
    access: administrators,
    params: z.object({ moduleId: moduleIdSchema }),
    body: z
      .strictObject({
        texts: moduleTextsSchema,
        videoIds: filmsSchema,
        hidden: z.boolean(),
        state: readStateSchema,
      })
      .partial(),
    reply: administeredModuleSchema,
    errors: ['not_found', 'conflict'],
  },
});
