import { z } from 'zod';
import { placeEndpoints } from './endpoints/places.ts';
import { requiredText } from './fields.ts';
import { countrySchema } from './person.ts';
import { anyone, defineRoutes, signedIn } from './route.ts';

export const predictionSchema = z.object({
  /** Opaque id of the place in the source that found it. */
  placeId: z.string(),
  /** City, state and country in one line, in the reader's language as far as it is known. */
  description: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  /** Code of a country; null where only its name is known. */
  country: z.string().nullable(),
  /** Of a whole address: street and house as they are written there. */
  street: z.string().optional(),
  postalCode: z.string().optional(),
});
export type Prediction = z.infer<typeof predictionSchema>;

/** Predictions that one call gives at most. */
export const predictionsAtMost = 10;

/** Seconds. The lists change only with the server's build. */
const listsKept = 24 * 60 * 60;

export const placeRoutes = defineRoutes({
  getState: {
    ...placeEndpoints.getState,
    summary:
      'The states of a country by name, in the reader’s language; none where it has no such parts',
    access: anyone,
    query: z.object({ country: countrySchema }),
    reply: z.array(z.object({ code: z.string(), name: z.string() })),
    cacheSeconds: listsKept,
    errors: ['too_many_requests'],
  },
  getCity: {
    ...placeEndpoints.getCity,
    summary:
      'The cities of a state by name, in the reader’s language; none where the state is not known',
    access: anyone,
    query: z.object({
      country: countrySchema,
      /** Its code, as get-state gives it. */
      state: z.string().min(1, 'required').max(20),
    }),
    reply: z.array(z.object({ name: z.string() })),
    cacheSeconds: listsKept,
    errors: ['too_many_requests'],
  },
  getPredictions: {
    ...placeEndpoints.getPredictions,
    summary:
      'Cities of which a name, or a word of it, begins with the text, the larger ones first; or whole addresses, where a source knows any',
    access: signedIn,
    params: z.object({ searchText: requiredText(80).min(2) }),
    query: z.object({
      /** Its cities come first. */
      country: countrySchema.optional(),
      /** Without a source of addresses these are cities, too. */
      of: z.enum(['cities', 'addresses']).default('cities'),
    }),
    reply: z.array(predictionSchema).max(predictionsAtMost),
    errors: ['too_many_requests'],
  },
});
