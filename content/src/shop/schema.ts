import { limits } from '@stratum/contract/limits';
import { z } from 'zod';
import { localised, text, textOf } from '../texts-schema.ts';

/** The pictures of a product, in the order of its gallery. */
export const pictureIds = ['cover', 'open-page', 'fore-edge', 'fold-out', 'month-sheets'] as const;
export type PictureId = (typeof pictureIds)[number];

const lengths = { alt: 160, caption: 60, trial: 240 } as const;

const picture = z.strictObject({
  id: z.enum(pictureIds),
  ...localised(() =>
    z.strictObject({ alt: textOf(lengths.alt), caption: textOf(lengths.caption) }),
  ),
});

/** The pages of a level, and the chapter that leads on from it. */
const part = z.strictObject({
  level: z.int(),
  from: z.int().positive(),
  to: z.int().positive(),
  chapter: z.string().nullable(),
  /** What the page to try asks for. */
  ...localised(() => z.strictObject({ trial: textOf(lengths.trial) })),
});

/** `shop/product.json`: what is sold. Prices hold the tax; each currency has one of its own. */
export const productSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'is not words in small letters, joined by -'),
    taxClass: z.enum(['book', 'standard']),
    /** In grams. */
    weight: z.int().positive(),
    /** How many there are when the shop first opens. */
    stock: z.int().nonnegative(),
    pages: z.int().positive(),
    prices: z.record(
      z.string().regex(/^[A-Z]{3}$/, 'is not a currency written in three letters'),
      z.int('is not in whole cents').positive('is not more than nothing'),
    ),
    contents: z.array(part).length(limits.levels, `does not have exactly ${limits.levels} parts`),
    pictures: z.array(picture),
    ...localised(() =>
      z.strictObject({ name: text, line: text, description: z.array(text).min(1), made: text }),
    ),
  })
  .superRefine(({ contents, pages, pictures, prices }, context) => {
    const report = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (Object.keys(prices).length === 0) report(['prices'], 'names no currency');
    if (pictures.map(({ id }) => id).join() !== pictureIds.join())
      report(['pictures'], `is not ${pictureIds.join(', ')}, in this order`);
    let last = 0;
    contents.forEach(({ level, from, to }, at) => {
      if (level !== at + 1)
        report(['contents', at, 'level'], `is not ${at + 1}, which belongs here`);
      if (from <= last || to < from)
        report(['contents', at, 'from'], 'does not follow the pages before');
      if (to > pages) report(['contents', at, 'to'], `is beyond the last page, ${pages}`);
      last = to;
    });
  });
export type ProductFile = z.infer<typeof productSchema>;
