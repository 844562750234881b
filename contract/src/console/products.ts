import { z } from 'zod';
import { consoleShopEndpoints } from '../endpoints/console-shop.ts';
import { requiredText } from '../fields.ts';
import { productIdSchema } from '../ids.ts';
import type { Locale } from '../locale.ts';
import { moneySchema } from '../money.ts';
import { administrators, defineRoutes } from '../route.ts';
import { productLimits as limits } from './shop-words.ts';
import { versionSchema } from './version.ts';

const textSchema = z.strictObject({
  name: requiredText(limits.nameLength),
  /** What it is, in a sentence. */
  line: requiredText(limits.lineLength),
  /** Paragraphs with an empty line between them. */
  description: requiredText(limits.descriptionLength),
  made: requiredText(limits.madeLength),
});
const textsSchema = z.strictObject({
  en: textSchema,
  fr: textSchema,
  de: textSchema,
} satisfies Record<Locale, typeof textSchema>);
export type ProductTexts = z.infer<typeof textsSchema>;

const stockSchema = z.int().min(0).max(limits.stock);
const consoleProductSchema = z.object({
  id: productIdSchema,
  version: versionSchema,
  stock: z.int(),
  /** In each currency that is sold in, tax included. */
  prices: z.array(moneySchema),
  texts: textsSchema,
  /** Whether they are the operator's, in place of the content pack's. */
  hasOwnPrices: z.boolean(),
  hasOwnTexts: z.boolean(),
});
/** A product as whoever sells sees it. */
export type ConsoleProduct = z.infer<typeof consoleProductSchema>;

export const consoleProductRoutes = defineRoutes({
  consoleProducts: {
    ...consoleShopEndpoints.consoleProducts,
    summary: 'What is sold: pieces, prices and texts',
    access: administrators,
    reply: z.object({ items: z.array(consoleProductSchema) }),
    errors: [],
  },
  changeProduct: {
    ...consoleShopEndpoints.changeProduct,
    summary:
      'Changes pieces, prices or texts; null brings the content pack’s back. Pieces are counted from those that were seen, so that what is ordered meanwhile stays ordered',
    access: administrators,
    params: z.object({ productId: productIdSchema }),
    bodyLimit: 64 * 1024,
    body: z
      .strictObject({
        version: versionSchema.optional(),
        stock: stockSchema.optional(),
        stockSeen: stockSchema.optional(),
        prices: z
          .array(
            z.strictObject({
              ...moneySchema.shape,
              amount: z.int().min(1, 'required').max(limits.price),
            }),
          )
          .max(limits.currencies)
          .nullable()
          .optional(),
        texts: textsSchema.nullable().optional(),
      })
      .refine(
        ({ version, prices, texts }) =>
          version !== undefined || (prices === undefined && texts === undefined),
        { path: ['version'], message: 'required' },
      ),
    reply: consoleProductSchema,
    errors: ['not_found', 'conflict'],
  },
});
