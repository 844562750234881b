import { z } from 'zod';
import { daySchema } from '../calendar.ts';
import { consoleShopEndpoints } from '../endpoints/console-shop.ts';
import { currencySchema } from '../money.ts';
import { countrySchema } from '../person.ts';
import { administrators, defineRoutes } from '../route.ts';
import { versionSchema } from './version.ts';

/** Hundredths of a percent: 550 is 5.5 %. */
const rate = z.int().min(0).max(10_000);
const ratesSchema = z.strictObject({
  /** The first day, by UTC. */
  from: daySchema,
  standard: rate,
  book: rate,
  shipping: rate,
});

const countryTaxesSchema = z.object({
  country: countrySchema,
  currency: currencySchema,
  version: versionSchema,
  /** The earliest first. */
  rates: z.array(ratesSchema),
  /** Whether they are the operator's, in place of the content pack's. */
  isOwn: z.boolean(),
});
export type CountryTaxes = z.infer<typeof countryTaxesSchema>;

export const consoleTaxRoutes = defineRoutes({
  taxTable: {
    ...consoleShopEndpoints.taxTable,
    summary: 'The tax that prices hold, by country and from which day on',
    access: administrators,
    reply: z.object({ items: z.array(countryTaxesSchema) }),
    errors: [],
  },
  changeTaxes: {
    ...consoleShopEndpoints.changeTaxes,
    summary:
      'Changes the rates of a country for orders to come; null brings the content pack’s back',
    access: administrators,
    params: z.object({ country: countrySchema }),
    body: z.strictObject({
      version: versionSchema,
      rates: z
        .array(ratesSchema)
        .min(1)
        .max(50)
        .refine(
          (rates) => rates.every(({ from }, at) => at === 0 || from > (rates[at - 1]?.from ?? '')),
          { message: 'invalid' },
        )
        .nullable(),
    }),
    reply: countryTaxesSchema,
    errors: ['not_found', 'conflict'],
  },
});
