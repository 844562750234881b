import { z } from 'zod';
import { administratorEndpoints } from './endpoints/administrators.ts';
import { defineRoutes, signedIn } from './route.ts';

export const administratorRules = {
  /** Hours for which the link to the first administrator's role is good. */
  invitationHours: 24,
} as const;

export const administratorRoutes = defineRoutes({
  acceptAdministratorInvitation: {
    ...administratorEndpoints.acceptAdministratorInvitation,
    summary:
      'Makes the caller an administrator, by the one-time link that a server without one prints as it starts',
    access: signedIn,
    body: z.strictObject({
      /** 256 random bits. */
      token: z.base64url().length(43),
    }),
    reply: z.object({ role: z.literal('admin') }),
    errors: ['not_found'],
  },
});
