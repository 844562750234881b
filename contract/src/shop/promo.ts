import { z } from 'zod';
import { moneySchema } from '../money.ts';
import { shopLimits } from './order-words.ts';

/** As typed; codes are compared without spaces and in capitals. */
export const promoCodeSchema = z.string().trim().min(1, 'required').max(shopLimits.promoCodeLength);

export const promoCodeReplySchema = z.object({
  code: z.string(),
  discount: z.discriminatedUnion('type', [
    /** Whole percent of the lines. */
    z.object({ type: z.literal('percent'), value: z.int().min(1).max(100) }),
    z.object({ type: z.literal('amount'), value: moneySchema }),
  ]),
});
