import { z } from 'zod';
import { instantSchema } from './calendar.ts';
import { accountDataEndpoints } from './endpoints/account-data.ts';
import { enteredPasswordSchema, providerEmailSchema } from './fields.ts';
import { defineRoutes, signedIn } from './route.ts';

/** How far the archive of an account's data has come. */
export const accountExportSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('none') }),
  z.object({ status: z.literal('queued'), requestedAt: instantSchema }),
  z.object({
    status: z.literal('working'),
    requestedAt: instantSchema,
    /** In percent. */
    progress: z.int().min(0).max(100),
  }),
  z.object({
    status: z.literal('ready'),
    requestedAt: instantSchema,
    expiresAt: instantSchema,
    /** Bytes. */
    size: z.int(),
    /** Files in the archive. */
    files: z.int(),
  }),
  z.object({ status: z.literal('failed'), requestedAt: instantSchema }),
]);
export type AccountExport = z.infer<typeof accountExportSchema>;

export const accountDataRoutes = defineRoutes({
  startAccountExport: {
    ...accountDataEndpoints.startAccountExport,
    summary: 'Begins an archive of all that belongs to the account; one under way goes on instead',
    access: signedIn,
    reply: accountExportSchema,
    errors: ['too_many_requests'],
  },
  accountExport: {
    ...accountDataEndpoints.accountExport,
    summary: 'How far the newest archive has come',
    access: signedIn,
    reply: accountExportSchema,
    errors: [],
  },
  accountExportLink: {
    ...accountDataEndpoints.accountExportLink,
    summary: 'An address that gives the archive for a few minutes',
    access: signedIn,
    reply: z.object({ url: z.string(), expiresAt: instantSchema }),
    errors: ['not_found'],
  },
  deleteAccount: {
    ...accountDataEndpoints.deleteAccount,
    summary:
      'Plans the end of the account in 14 days and ends its other sessions; confirmed by the password or, where the account has none, by its mail address',
    access: signedIn,
    body: z
      .strictObject({
        password: enteredPasswordSchema.optional(),
        email: providerEmailSchema.optional(),
      })
      .refine(({ password, email }) => password !== undefined || email !== undefined, {
        path: ['password'],
        message: 'required',
      }),
    reply: z.object({ deletionDate: instantSchema }),
    errors: ['wrong_credentials', 'last_administrator', 'too_many_requests'],
  },
  keepAccount: {
    ...accountDataEndpoints.keepAccount,
    summary: 'Cancels the planned end of the account',
    access: signedIn,
    reply: z.object({ kept: z.literal(true) }),
    errors: ['conflict'],
  },
});
