import { z } from 'zod';
import { sessionSchema } from './auth.ts';
import { timeZoneSchema } from './calendar.ts';
import { externalSignInEndpoints } from './endpoints/external-sign-in.ts';
import { defaultLocale } from './locale.ts';
import { localeSchema } from './person.ts';
import { anyone, defineRoutes } from './route.ts';

/** A secret that never leaves the browser that begins, 256 random bits; and its SHA-256. */
const proofSchema = z.base64url().length(43);

export const externalSignInRoutes = defineRoutes({
  externalProvider: {
    ...externalSignInEndpoints.externalProvider,
    summary: 'The provider people may sign in with besides a password, if there is one',
    access: anyone,
    reply: z.object({ name: z.string().nullable() }),
    errors: [],
  },
  externalSignIn: {
    ...externalSignInEndpoints.externalSignIn,
    summary: 'Begins a sign-in by the provider, and gives the address to go on to',
    access: anyone,
    body: z.strictObject({
      /** Ties the sign-in to the browser that begins it. */
      proofHash: proofSchema,
      locale: localeSchema.default(defaultLocale),
      timeZone: timeZoneSchema.default('UTC'),
    }),
    reply: z.object({ url: z.url() }),
    errors: ['not_found', 'too_many_requests'],
  },
  externalCallback: {
    ...externalSignInEndpoints.externalCallback,
    summary: 'Takes what the provider sent the browser back with, and signs in',
    access: anyone,
    body: z.strictObject({
      /** The query of the address that the provider has sent the browser to. */
      answer: z.string().min(1).max(8000),
      proof: proofSchema,
    }),
    reply: sessionSchema,
    errors: [
      'not_found',
      'external_refused',
      'external_unverified',
      'account_blocked',
      'invitation_needed',
      'too_many_requests',
    ],
  },
});
