import { z } from 'zod';
import { shopEndpoints } from '../endpoints/shop.ts';
import { productIdSchema } from '../ids.ts';
import { countrySchema } from '../person.ts';
import { defineRoutes, signedIn } from '../route.ts';
import { quantitySchema } from './items.ts';
import { promoRefusals } from './order-words.ts';
import { productSchema } from './product.ts';
import { promoCodeReplySchema, promoCodeSchema } from './promo.ts';

export const shopRoutes = defineRoutes({
  getProduct: {
    ...shopEndpoints.getProduct,
    summary: 'A product, or the first on sale, as it is sold to a country',
    access: signedIn,
    query: z.object({
      productId: productIdSchema.optional(),
      /** The destination: that of the profile where left out, else the operator’s. */
      country: countrySchema.optional(),
    }),
    reply: productSchema,
    errors: ['not_found'],
  },
  setStockAlert: {
    ...shopEndpoints.setStockAlert,
    summary:
      'Whether the caller is told when a product that is sold out can be ordered again; once',
    access: signedIn,
    body: z.strictObject({ productId: productIdSchema, isWanted: z.boolean() }),
    reply: z.object({ isWanted: z.boolean() }),
    errors: ['not_found'],
  },
  getPromoCode: {
    ...shopEndpoints.getPromoCode,
    summary: 'What a promo code takes off, or why it does not hold; ten tries an hour',
    access: signedIn,
    query: z.object({
      code: promoCodeSchema,
      productId: productIdSchema,
      quantity: z.coerce.number().pipe(quantitySchema).default(1),
      country: countrySchema.optional(),
    }),
    reply: promoCodeReplySchema,
    errors: [...promoRefusals, 'not_found', 'too_many_requests'],
  },
});
