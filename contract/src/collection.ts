import { z } from 'zod';
import { daySchema, monthSchema } from './calendar.ts';
import {
  collectionLimits,
  itemSorts,
  itemTypes,
  noteBackgrounds,
  unfiled,
} from './collection-words.ts';
import { collectionEndpoints } from './endpoints/collection.ts';
import { pageSchema } from './envelope.ts';
import { requiredText } from './fields.ts';
import { collectionIdSchema, fileIdSchema, itemIdSchema, uploadIdSchema } from './ids.ts';
import {
  folderImagesSchema,
  itemChangeSchema,
  itemDetailsSchema,
  itemSchema,
  newItemSchema,
  noteContentSchema,
  versionSchema,
} from './item.ts';
import { categorySchema, traitIdSchema } from './model.ts';
import { defineRoutes, opens, signedIn } from './route.ts';

const { itemsAtOnce, nameLength, noteBytes, tagLength } = collectionLimits;

/** Which items are meant; all that is given has to hold. */
const filters = {
  collectionId: z.union([z.literal(unfiled), collectionIdSchema]).optional(),
  type: z.enum(itemTypes).optional(),
  search: z.string().max(100).optional(),
  tag: z.string().max(tagLength).optional(),
  categoryType: categorySchema.optional(),
  traitId: traitIdSchema.optional(),
  /** Days of the caller’s, by when an item was edited last; both included. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  pinned: z.enum(['true', 'false']).optional(),
  trash: z.enum(['true', 'false']).default('false'),
};
const filterSchema = z.object(filters);
export type ItemFilter = z.output<typeof filterSchema>;

const name = requiredText(nameLength);
const collectionSchema = z.object({ id: collectionIdSchema, name: z.string() });
const countedSchema = z.object({ ...collectionSchema.shape, count: z.int() });
const idsInBody = z.array(itemIdSchema).min(1).max(itemsAtOnce);
/** `a,b`, at most a hundred. */
const idsInQuery = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(idsInBody);
const itemInQuery = opens({ item: { as: 'owner', id: 'query.id' } });
const itemInBody = opens({ item: { as: 'owner', id: 'body.id' } });
const changedSchema = z.object({ changed: z.int() });
const fileErrors = [
  'upload_unfinished',
  'upload_used',
  'file_too_large',
  'unsupported_file',
  'unreadable_file',
  'quota_exceeded',
] as const;

export const collectionRoutes = defineRoutes({
  myCollection: {
    ...collectionEndpoints.myCollection,
    summary: 'The caller’s collections, and how many items of a choice are where',
    access: signedIn,
    query: filterSchema,
    reply: z.object({
      items: z.array(countedSchema),
      unfiled: z.int(),
      trash: z.int(),
      types: z.array(z.object({ type: z.enum(itemTypes), count: z.int() })),
      tags: z.array(z.object({ tag: z.string(), count: z.int() })),
      /** By when they were edited last, in the caller’s time zone, newest first. */
      months: z.array(z.object({ month: monthSchema, count: z.int() })),
      /** Bytes of all files of the caller’s collection, and how many it may hold. */
      used: z.number(),
      quota: z.number(),
    }),
    errors: [],
  },
  listCollections: {
    ...collectionEndpoints.listCollections,
    summary: 'The caller’s collections by name',
    access: signedIn,
    reply: z.object({ items: z.array(countedSchema) }),
    errors: [],
  },
  addCollection: {
    ...collectionEndpoints.addCollection,
    summary: 'Makes a collection',
    access: signedIn,
    body: z.strictObject({ name }),
    reply: collectionSchema,
    errors: ['conflict'],
  },
  updateCollection: {
    ...collectionEndpoints.updateCollection,
    summary: 'Renames a collection',
    access: opens({ collection: { as: 'owner', id: 'body.id' } }),
    body: z.strictObject({ id: collectionIdSchema, name }),
    reply: collectionSchema,
    errors: ['not_found'],
  },
  deleteCollection: {
    ...collectionEndpoints.deleteCollection,
    summary: 'Deletes a collection; its items go into the trash',
    access: opens({ collection: { as: 'owner', id: 'params.collectionId' } }),
    params: z.object({ collectionId: collectionIdSchema }),
    reply: changedSchema,
    errors: ['not_found'],
  },
  getPersonalStuff: {
    ...collectionEndpoints.getPersonalStuff,
    summary: 'Items of the caller, by place, kind, labels and words',
    access: signedIn,
    query: filterSchema.extend({
      sort: z.enum(itemSorts).default('edited'),
      cursor: z.string().max(400).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(40),
    }),
    reply: pageSchema(itemSchema),
    errors: [],
  },
  getPersonalStuffById: {
    ...collectionEndpoints.getPersonalStuffById,
    summary: 'An item with all that is in it',
    access: itemInQuery,
    query: z.object({ id: itemIdSchema }),
    reply: itemDetailsSchema,
    errors: ['not_found'],
  },
  notesBackgroundImages: {
    ...collectionEndpoints.notesBackgroundImages,
    summary: 'Pictures that a note may stand on',
    access: signedIn,
    reply: z.object({ items: z.array(z.object({ id: z.enum(noteBackgrounds), url: z.string() })) }),
    errors: [],
  },
  addPersonalStuff: {
    ...collectionEndpoints.addPersonalStuff,
    summary: 'Makes an item; one with an id that the caller has used is the item made then',
    access: signedIn,
    body: newItemSchema,
    bodyLimit: noteBytes,
    reply: itemSchema,
    errors: ['not_found', ...fileErrors],
  },
  updatePersonalStuff: {
    ...collectionEndpoints.updatePersonalStuff,
    summary:
      'Changes an item from the version it was read in; another version answers the current item',
    access: itemInBody,
    body: itemChangeSchema,
    bodyLimit: noteBytes,
    reply: itemSchema,
    errors: ['not_found', 'version_conflict'],
  },
  updatePersonalStuffImageFolder: {
    ...collectionEndpoints.updatePersonalStuffImageFolder,
    summary: 'Sets the pictures of a folder, in their order; those left out are deleted',
    access: itemInBody,
    body: z.strictObject({
      id: itemIdSchema,
      version: z.int().min(1),
      images: folderImagesSchema,
    }),
    bodyLimit: noteBytes,
    reply: itemSchema,
    errors: ['not_found', 'version_conflict', ...fileErrors],
  },
  addNotePicture: {
    ...collectionEndpoints.addNotePicture,
    summary: 'Keeps a picture that stands in a note',
    access: itemInBody,
    body: z.strictObject({ id: itemIdSchema, uploadId: uploadIdSchema }),
    reply: z.object({ fileId: fileIdSchema }),
    errors: ['not_found', ...fileErrors],
  },
  movePersonalStuff: {
    ...collectionEndpoints.movePersonalStuff,
    summary: 'Moves items into a collection, or out of all; all or none',
    access: signedIn,
    body: z.strictObject({ ids: idsInBody, collectionId: collectionIdSchema.nullable() }),
    reply: changedSchema,
    errors: ['not_found'],
  },
  pinPersonalStuff: {
    ...collectionEndpoints.pinPersonalStuff,
    summary: 'Pins items, or takes the pin away; all or none',
    access: signedIn,
    body: z.strictObject({ ids: idsInBody, pinned: z.boolean() }),
    reply: changedSchema,
    errors: ['not_found'],
  },
  removePersonalStuff: {
    ...collectionEndpoints.removePersonalStuff,
    summary: 'Puts items into the trash, for thirty days; all or none',
    access: signedIn,
    query: z.strictObject({ ids: idsInQuery }),
    reply: changedSchema,
    errors: ['not_found'],
  },
  restorePersonalStuff: {
    ...collectionEndpoints.restorePersonalStuff,
    summary: 'Takes items out of the trash, to where they were; all or none',
    access: signedIn,
    body: z.strictObject({ ids: idsInBody }),
    reply: changedSchema,
    errors: ['not_found'],
  },
  emptyTrash: {
    ...collectionEndpoints.emptyTrash,
    summary: 'Deletes what is in the trash for good, all of it or items by their ids',
    access: signedIn,
    query: z.strictObject({ ids: idsInQuery.optional() }),
    reply: changedSchema,
    errors: [],
  },
  personalStuffVersions: {
    ...collectionEndpoints.personalStuffVersions,
    summary: 'The earlier versions of a note that are kept, the latest first',
    access: itemInQuery,
    query: z.object({ id: itemIdSchema }),
    reply: z.object({ items: z.array(versionSchema) }),
    errors: ['not_found'],
  },
  personalStuffVersion: {
    ...collectionEndpoints.personalStuffVersion,
    summary: 'A note as it was in an earlier version',
    access: itemInQuery,
    query: z.object({ id: itemIdSchema, version: z.coerce.number().int().min(1) }),
    reply: versionSchema.extend({ content: noteContentSchema }),
    errors: ['not_found'],
  },
});
