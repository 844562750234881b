import { z } from 'zod';
import { itemTypes, noteBackgrounds } from './collection-words.ts';
import { fileIdSchema } from './ids.ts';

/** What a card shows of an item that was shared: the item of that moment. */
export const sharedCardSchema = z.object({
  type: z.enum(itemTypes),
  title: z.string(),
  /** How a note begins. */
  beginning: z.string(),
  backgroundId: z.enum(noteBackgrounds).nullable(),
  /** Of an image, a document or a file: what it is called, and its bytes. */
  file: z.object({ name: z.string(), size: z.int() }).nullable(),
  /** The first picture of an image, a folder or a note. */
  picture: fileIdSchema.nullable(),
  /** Pictures of a folder. */
  imageCount: z.int(),
});
export type SharedCard = z.infer<typeof sharedCardSchema>;
