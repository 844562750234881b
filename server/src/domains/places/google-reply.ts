import { z } from 'zod';

/** Google Places gave no predictions. Holds neither the key nor what was typed. */
export class GooglePlacesError extends Error {
  override name = 'GooglePlacesError';
}

const textSchema = z.object({ text: z.string() });
/** The fields asked for; what is not there for a place is left out by Google, an empty list too. */
export const replySchema = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({
          placeId: z.string(),
          text: textSchema,
          structuredFormat: z.object({
            mainText: textSchema,
            secondaryText: textSchema.optional(),
          }),
        }),
      }),
    )
    .default([]),
});
export type Suggestion = z.output<typeof replySchema>['suggestions'][number];
