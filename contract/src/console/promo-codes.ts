import { z } from 'zod';
import { daySchema } from '../calendar.ts';
import { consoleShopEndpoints } from '../endpoints/console-shop.ts';
import { pageSchema } from '../envelope.ts';
import { moneySchema } from '../money.ts';
import { administrators, defineRoutes } from '../route.ts';
import { shopLimits } from '../shop/order-words.ts';
import { promoLimits } from './shop-words.ts';
import { versionSchema } from './version.ts';

const idSchema = z.uuid();
const usesSchema = z.int().min(1).max(promoLimits.uses);
const moneyBody = z.strictObject({ ...moneySchema.shape, amount: z.int().min(1, 'required') });

const consolePromoCodeSchema = z.object({
  id: idSchema,
  version: versionSchema,
  code: z.string(),
  discount: z.discriminatedUnion('type', [
    z.object({ type: z.literal('percent'), value: z.int() }),
    z.object({ type: z.literal('amount'), value: moneySchema }),
  ]),
  /** Days by UTC, both included. */
  from: daySchema.nullable(),
  until: daySchema.nullable(),
  totalUses: z.int().nullable(),
  usesPerPerson: z.int().nullable(),
  minimum: moneySchema.nullable(),
  used: z.int(),
});
/** A promo code as whoever sells sees it. */
export type ConsolePromoCode = z.infer<typeof consolePromoCodeSchema>;

const limits = {
  until: daySchema.nullable().optional(),
  totalUses: usesSchema.nullable().optional(),
  usesPerPerson: usesSchema.nullable().optional(),
};

export const consolePromoCodeRoutes = defineRoutes({
  promoCodes: {
    ...consoleShopEndpoints.promoCodes,
    summary: 'All promo codes, the newest first',
    access: administrators,
    query: z.object({
      /** How a code begins. */
      search: z.string().trim().max(shopLimits.promoCodeLength).optional(),
      cursor: idSchema.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: pageSchema(consolePromoCodeSchema),
    errors: [],
  },
  addPromoCode: {
    ...consoleShopEndpoints.addPromoCode,
    summary: 'Makes a promo code',
    access: administrators,
    body: z
      .strictObject({
        code: z.string().min(1, 'required').max(shopLimits.promoCodeLength),
        type: z.enum(['percent', 'amount']),
        /** Whole percent of the lines, or what is taken off them. */
        value: z.union([z.int().min(1).max(100), moneyBody]),
        from: daySchema.nullable().optional(),
        ...limits,
        minimum: moneyBody.nullable().optional(),
      })
      .refine(({ type, value }) => (type === 'percent') === (typeof value === 'number'), {
        path: ['value'],
        message: 'invalid',
      })
      .refine(({ from, until }) => !from || !until || from <= until, {
        path: ['until'],
        message: 'span',
      }),
    reply: consolePromoCodeSchema,
    errors: ['conflict'],
  },
  changePromoCode: {
    ...consoleShopEndpoints.changePromoCode,
    summary: 'Changes until when and how often a promo code holds',
    access: administrators,
    params: z.object({ promoCodeId: idSchema }),
    body: z.strictObject({ version: versionSchema, ...limits }),
    reply: consolePromoCodeSchema,
    errors: ['not_found', 'conflict'],
  },
});
