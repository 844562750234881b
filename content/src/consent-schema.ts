import { z } from 'zod';
import { localised, text, textOf } from './texts-schema.ts';

const lengths = { heading: 60, statement: 160 } as const;

/** How people are asked whether what they answer may be kept; another version asks everybody anew. */
export const consentSchema = z.strictObject({
  version: z.iso.date(),
  ...localised(() =>
    z.strictObject({
      heading: textOf(lengths.heading),
      lead: text,
      points: z.array(z.strictObject({ term: text, text })).min(1),
      /** What is agreed to. */
      statement: textOf(lengths.statement),
      /** What becomes of it otherwise. */
      otherwise: text,
    }),
  ),
});
export type ConsentFile = z.infer<typeof consentSchema>;
