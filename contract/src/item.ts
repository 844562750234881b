import { z } from 'zod';
import { instantSchema } from './calendar.ts';
import { collectionLimits, itemTypes, noteBackgrounds } from './collection-words.ts';
import { documentPreviewSchema } from './document-preview.ts';
import { requiredText, text } from './fields.ts';
import { collectionIdSchema, fileIdSchema, itemIdSchema, uploadIdSchema } from './ids.ts';
import { categorySchema, traitIdSchema } from './model.ts';
import { isNoteContent, type NoteNode } from './note-content.ts';

export const noteContentSchema = z
  .custom<NoteNode>(isNoteContent, 'invalid')
  .meta({ type: 'object', description: 'A note, as the editor writes it (ProseMirror JSON)' });

const captionSchema = text(collectionLimits.captionLength);
const tagsSchema = z
  .array(requiredText(collectionLimits.tagLength))
  .max(collectionLimits.tags)
  .transform((tags) => [...new Set(tags)]);

/** Of a new picture, or of one that the folder holds already. */
export const newFolderImageSchema = z
  .strictObject({
    fileId: fileIdSchema.optional(),
    uploadId: uploadIdSchema.optional(),
    caption: captionSchema.default(''),
  })
  .refine(({ fileId, uploadId }) => (fileId === undefined) !== (uploadId === undefined), {
    path: ['uploadId'],
    message: 'required',
  });
export const folderImagesSchema = z
  .array(newFolderImageSchema)
  .max(collectionLimits.imagesInFolder);

/** What a person says of an item, besides what is in it. */
const labels = {
  title: requiredText(collectionLimits.titleLength),
  tags: tagsSchema,
  categoryType: categorySchema.nullable(),
  traitId: traitIdSchema.nullable(),
  backgroundId: z.enum(noteBackgrounds).nullable(),
};

export const newItemSchema = z.strictObject({
  /** The client’s own, so that an item made without a network is made once. */
  id: itemIdSchema.optional(),
  collectionId: collectionIdSchema.nullable(),
  type: z.enum(itemTypes),
  title: labels.title,
  tags: tagsSchema.default([]),
  categoryType: labels.categoryType.default(null),
  traitId: labels.traitId.default(null),
  backgroundId: labels.backgroundId.default(null),
  content: noteContentSchema.optional(),
  markdown: z.string().max(collectionLimits.noteBytes).optional(),
  uploadId: uploadIdSchema.optional(),
  images: folderImagesSchema.optional(),
});
export type NewItem = z.infer<typeof newItemSchema>;

/** Only what is named changes. */
export const itemChangeSchema = z.strictObject({
  id: itemIdSchema,
  /** The version that was changed. */
  version: z.int().min(1),
  ...z.strictObject(labels).partial().shape,
  content: noteContentSchema.optional(),
  /** Keeps the version that is replaced, however short it stood. */
  keepVersion: z.boolean().default(false),
});

const fileSchema = z.object({
  fileId: fileIdSchema,
  name: z.string(),
  type: z.string(),
  size: z.int(),
});

/** Words around what was found, and where in the item they stand. */
const hitSchema = z.object({
  place: z.enum(['title', 'tag', 'note', 'caption', 'document']),
  text: z.string(),
  /** Ranges of `text` that were found, as offsets in UTF-16 units. */
  marks: z.array(z.tuple([z.int(), z.int()])),
});
export type Hit = z.infer<typeof hitSchema>;

export const itemSchema = z.object({
  id: itemIdSchema,
  version: z.int(),
  collectionId: collectionIdSchema.nullable(),
  type: z.enum(itemTypes),
  title: z.string(),
  tags: z.array(z.string()),
  categoryType: categorySchema.nullable(),
  traitId: traitIdSchema.nullable(),
  backgroundId: z.enum(noteBackgrounds).nullable(),
  pinned: z.boolean(),
  createdAt: instantSchema,
  editedAt: instantSchema,
  /** When it went into the trash. */
  deletedAt: instantSchema.nullable(),
  /** How a note begins, or what was read in a document. */
  beginning: z.string(),
  checklist: z.object({ done: z.int(), total: z.int() }).nullable(),
  /** Of an image, a document or a file. */
  file: fileSchema.nullable(),
  /** The first pictures of a folder, and how many it has. */
  images: z.array(fileSchema.extend({ caption: z.string() })),
  imageCount: z.int(),
  hit: hitSchema.nullable(),
});
export type Item = z.infer<typeof itemSchema>;

export const linkedItemSchema = z.object({
  id: itemIdSchema,
  type: z.enum(itemTypes),
  title: z.string(),
});

/** An item with all that is in it. */
export const itemDetailsSchema = itemSchema.extend({
  content: z.custom<NoteNode>().nullable(),
  /** Pictures of a folder, of a note, or inside a document. */
  images: z.array(
    fileSchema.extend({
      caption: z.string(),
      /** Where it can be seen, for five minutes at most. */
      url: z.string(),
    }),
  ),
  /** Of a document. */
  preview: documentPreviewSchema.nullable(),
  /** Notes that link to this item. */
  backlinks: z.array(linkedItemSchema),
});
export type ItemDetails = z.infer<typeof itemDetailsSchema>;

export const versionSchema = z.object({
  version: z.int(),
  title: z.string(),
  savedAt: instantSchema,
  /** Characters of its text, by which a list can show how much a version changed. */
  length: z.int(),
});
