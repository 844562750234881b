import { countryCodes } from '@stratum/contract/countries';
import { z } from 'zod';

/** Hundredths of a percent: 550 is 5.5 %. */
const rate = z.int().min(0).max(10_000);

/** Rates from a day on, by what is taxed. A country without a tax of its own has 0. */
const ratesSchema = z.strictObject({
  from: z.iso.date(),
  standard: rate,
  /** Printed books. */
  book: rate,
  /** Bringing them, which most countries tax as what is brought. */
  shipping: rate,
});
export type TaxRates = z.infer<typeof ratesSchema>;

export const taxesFile = 'shop/taxes.json';

/** `shop/taxes.json`: in which currency a country pays, and the tax that its prices hold. */
export const taxesSchema = z.record(
  z.string().refine((code) => countryCodes.includes(code), 'is no country'),
  z.strictObject({
    currency: z.string().regex(/^[A-Z]{3}$/, 'is no currency'),
    /** When the rates were last compared with what is published, and where that stands. */
    checked: z.iso.date(),
    sources: z.array(z.url()),
    /** What is not settled, for whoever sells there. */
    open: z.string().optional(),
    /** The earliest first. */
    rates: z
      .array(ratesSchema)
      .min(1)
      .refine(
        (rates) => rates.every(({ from }, at) => at === 0 || from > (rates[at - 1]?.from ?? '')),
        'are not in the order of their days',
      ),
  }),
);
export type TaxesFile = z.infer<typeof taxesSchema>;
