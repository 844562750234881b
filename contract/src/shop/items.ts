import { z } from 'zod';
import { productIdSchema } from '../ids.ts';
import { shopLimits } from './order-words.ts';

export const quantitySchema = z.int().min(1).max(shopLimits.quantity);

export const orderItemSchema = z.strictObject({
  productId: productIdSchema,
  quantity: quantitySchema,
});
/** How many of what. */
export type OrderItem = z.infer<typeof orderItemSchema>;

/** What is ordered, each product once. */
export const orderItemsSchema = z
  .array(orderItemSchema)
  .min(1, 'required')
  .max(shopLimits.lines)
  .refine((items) => new Set(items.map(({ productId }) => productId)).size === items.length, {
    message: 'choice',
  });
