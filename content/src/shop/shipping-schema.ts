import { countryCodes } from '@stratum/contract/countries';
import { z } from 'zod';
import { localised, textOf } from '../texts-schema.ts';

const country = z.string().refine((code) => countryCodes.includes(code), 'is no country');
const workingDays = z.int().min(0).max(60);
/** Minor units, tax included, one for each step of the weight. */
const prices = z.array(z.int().min(0));
const serviceIds = ['standard', 'express'] as const;

const service = z.strictObject({
  id: z.enum(serviceIds),
  /** Fewest and most, after the parcel was handed over. */
  workingDays: z
    .tuple([workingDays, workingDays])
    .refine(([from, to]) => from <= to, 'ends before it begins'),
  prices: z.record(z.string().regex(/^[A-Z]{3}$/, 'is no currency'), prices),
});

/** What parcels cost and how long they take, by country: the carrier of an installation that has no other. */
export const shippingSchema = z
  .strictObject({
    /** Grams up to which a price holds, rising; what weighs more is not carried. */
    weightSteps: z.array(z.int().positive()).min(1),
    services: z.strictObject({
      standard: z.strictObject(localised(() => textOf(40))),
      express: z.strictObject(localised(() => textOf(40))),
    }),
    zones: z.array(
      z.strictObject({ countries: z.array(country).min(1), services: z.array(service).min(1) }),
    ),
  })
  .superRefine(({ weightSteps, zones }, context) => {
    const seen = new Set<string>();
    zones.forEach((zone, at) => {
      for (const code of zone.countries) {
        const path = ['zones', at, 'countries'];
        if (seen.has(code))
          context.addIssue({ code: 'custom', path, message: `has ${code} again` });
        seen.add(code);
      }
      zone.services.forEach(({ prices: byCurrency }, nth) => {
        for (const [currency, list] of Object.entries(byCurrency)) {
          if (list.length === weightSteps.length) continue;
          const path = ['zones', at, 'services', nth, 'prices', currency];
          const message = `has ${list.length} prices, there are ${weightSteps.length} weights`;
          context.addIssue({ code: 'custom', path, message });
        }
      });
    });
  });
export type ShippingFile = z.infer<typeof shippingSchema>;
