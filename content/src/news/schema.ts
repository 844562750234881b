import { z } from 'zod';
import { pictureIds } from '../shop/schema.ts';
import { localised, textOf } from '../texts-schema.ts';

const lengths = { title: 70, text: 240 } as const;
const day = z.iso.date('is not a date written YYYY-MM-DD');

const item = z
  .strictObject({
    /** Who has put an item away sees it again under another id. */
    id: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'is not words in small letters, joined by -'),
    from: day,
    /** The last day it is shown; null for no end. */
    until: day.nullable(),
    /** One of the product’s pictures. */
    picture: z.enum(pictureIds).nullable(),
    /** A page of the product, without its language, or an address elsewhere. */
    link: z
      .string()
      .regex(/^(\/(?!\/)|https:\/\/)\S*$/, 'is neither a page nor an https:// address')
      .nullable(),
    ...localised(() =>
      z.strictObject({ title: textOf(lengths.title), text: textOf(lengths.text) }),
    ),
  })
  .refine(({ from, until }) => until === null || from <= until, {
    error: 'is before it begins',
    path: ['until'],
  });
export type NewsEntry = z.infer<typeof item>;

const items = z
  .array(item)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'has an id twice');

/** What is new, and what the home page points at. */
export const newsSchema = z.strictObject({ news: items, spotlight: items });
export type NewsFile = z.infer<typeof newsSchema>;
