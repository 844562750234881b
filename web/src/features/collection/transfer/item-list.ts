import { collectionLimits, itemTypes } from '@stratum/contract/collection-words';
import { z } from 'zod';

const { captionLength, imagesInFolder, tagLength, tags, titleLength } = collectionLimits;

const listedItemSchema = z.object({
  type: z.enum(itemTypes).exclude(['note']),
  title: z.string().trim().min(1).max(titleLength),
  tags: z.array(z.string().trim().min(1).max(tagLength)).max(tags),
  collection: z.string().nullable(),
  /** Of a folder of pictures its own, which links to it name. */
  path: z.string(),
  files: z
    .array(z.object({ path: z.string(), caption: z.string().max(captionLength).default('') }))
    .max(imagesInFolder),
});
/** An item that is no note, and where in the archive its files are. */
export type ListedItem = z.infer<typeof listedItemSchema>;

export function writeItemList(items: readonly ListedItem[]): Blob {
  return new Blob([JSON.stringify({ items }, null, 1)], { type: 'application/json' });
}

/** What can be understood of a list, whoever wrote it. */
export function readItemList(text: string): ListedItem[] {
  try {
    const { items } = z.object({ items: z.array(z.unknown()) }).parse(JSON.parse(text));
    return items.flatMap((item) => listedItemSchema.safeParse(item).data ?? []);
  } catch {
    return [];
  }
}
