import { z } from 'zod';

/** What a document consists of, in its order: its words and pictures, not its layout. */
const blockSchema = z.discriminatedUnion('kind', [
  /** Where a slide or a sheet begins. */
  z.object({ kind: z.literal('slide'), number: z.int() }),
  z.object({ kind: z.literal('sheet'), name: z.string() }),
  z.object({ kind: z.literal('heading'), level: z.int().min(1).max(6), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({
    kind: z.literal('list_item'),
    /** 0 for the outermost. */
    depth: z.int(),
    isOrdered: z.boolean(),
    text: z.string(),
  }),
  z.object({ kind: z.literal('table'), rows: z.array(z.array(z.string())) }),
  /** Of the item’s `images`, by its place among them. */
  z.object({ kind: z.literal('picture'), image: z.int(), alt: z.string() }),
]);
export type DocumentBlock = z.infer<typeof blockSchema>;

export const documentPreviewSchema = z.object({
  /** `unreadable` where it is damaged, locked by a password, or larger than a preview may be. */
  state: z.enum(['waiting', 'ready', 'unreadable']),
  /** None where the file itself is shown, as a PDF is. */
  blocks: z.array(blockSchema),
  /** More stands in the document than here. */
  isCut: z.boolean(),
});
export type DocumentPreview = z.infer<typeof documentPreviewSchema>;
