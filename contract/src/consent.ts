import { z } from 'zod';
import { instantSchema } from './calendar.ts';

/** Of the text: the day it was written. */
export const consentVersionSchema = z.iso.date();

/**
 * How a person stands to the text that is asked now: `declared` is what a program said in their name
 * by handing in answers, `outdated` was given to an earlier text.
 */
export const consentStateSchema = z.enum(['none', 'declared', 'given', 'outdated', 'withdrawn']);
export type ConsentState = z.infer<typeof consentStateSchema>;

/** Consent to data about health, which is what people answer about themselves. */
export const consentSchema = z.object({
  state: consentStateSchema,
  /** When what is in force was given; null where nothing is. */
  givenAt: instantSchema.nullable(),
  text: z.object({
    version: consentVersionSchema,
    heading: z.string(),
    lead: z.string(),
    points: z.array(z.object({ term: z.string(), text: z.string() })),
    statement: z.string(),
    otherwise: z.string(),
  }),
});
export type Consent = z.infer<typeof consentSchema>;
