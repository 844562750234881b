import { z } from 'zod';
import { consentSchema, consentVersionSchema } from './consent.ts';
import { consentEndpoints } from './endpoints/consents.ts';
import { defineRoutes, signedIn } from './route.ts';

export const consentRoutes = defineRoutes({
  consent: {
    ...consentEndpoints.consent,
    summary: 'What people are asked before an answer of theirs is kept, and what the caller said',
    access: signedIn,
    reply: consentSchema,
    errors: [],
  },
  giveConsent: {
    ...consentEndpoints.giveConsent,
    summary: 'Records that the caller has read the text of that version and agrees to it',
    access: signedIn,
    body: z.strictObject({ version: consentVersionSchema }),
    reply: consentSchema,
    errors: ['conflict'],
  },
  withdrawConsent: {
    ...consentEndpoints.withdrawConsent,
    summary:
      'Takes the consent back and deletes every answer, draft and result, for good; none are kept until it is given again',
    access: signedIn,
    reply: consentSchema,
    errors: [],
  },
});
