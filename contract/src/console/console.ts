import { z } from 'zod';
import { codeSentSchema } from '../auth.ts';
import { instantSchema } from '../calendar.ts';
import { pageSchema } from '../envelope.ts';
import { requiredText } from '../fields.ts';
import { listExportIdSchema, savedFilterIdSchema, userIdSchema } from '../ids.ts';
import { administrators, defineRoutes } from '../route.ts';
import { consoleEndpoints } from './endpoints.ts';
import { figuresSchema } from './figures.ts';
import { consoleListNameSchema, listQuery, listStateSchema } from './lists.ts';
import { signUpPolicies } from './sign-up-words.ts';
import { confirmationErrors, confirmedSchema } from './step-up.ts';
import { versionSchema } from './version.ts';
import { waitingSchema } from './waiting.ts';

export const auditEntrySchema = z.object({
  /** Its place in the log. */
  id: z.string(),
  at: instantSchema,
  action: z.string(),
  /** Null for an operator at the command line; the name is that of an administrator of today. */
  actor: z.object({ mark: z.string(), name: z.string().nullable() }).nullable(),
  /** The person it was done to: the first signs of a keyed hash, alike for the same person. */
  subject: z.string().nullable(),
  object: z.object({ kind: z.string(), mark: z.string() }).nullable(),
  details: z.record(z.string(), z.string()),
});
export type AuditLogEntry = z.infer<typeof auditEntrySchema>;

const savedFilterSchema = z.object({
  id: savedFilterIdSchema,
  name: z.string(),
  state: listStateSchema,
});
export type SavedFilter = z.infer<typeof savedFilterSchema>;

/** How far a list's file has come; the address is good for a few minutes. */
const listExportSchema = z.object({
  id: listExportIdSchema,
  status: z.enum(['queued', 'ready', 'failed']),
  rows: z.int().nullable(),
  url: z.string().nullable(),
});
export type ListExport = z.infer<typeof listExportSchema>;

const signUpPolicySchema = z.object({ policy: z.enum(signUpPolicies), version: versionSchema });

/** What the screens of the console share. */
export const consoleRoutes = defineRoutes({
  sendConfirmationCode: {
    ...consoleEndpoints.sendConfirmationCode,
    summary: 'Mails the caller a code that confirms an act where the account has no password',
    access: administrators,
    reply: codeSentSchema,
    errors: ['too_many_requests'],
  },
  figures: {
    ...consoleEndpoints.figures,
    summary:
      'What everybody did in the last sixty days, counted day by day; a few minutes old at most',
    access: administrators,
    reply: figuresSchema,
    errors: [],
  },
  waiting: {
    ...consoleEndpoints.waiting,
    summary:
      'What waits for a decision of an operator, what has waited longest first within a kind',
    access: administrators,
    reply: z.object({ items: z.array(waitingSchema) }),
    errors: [],
  },
  signUpPolicy: {
    ...consoleEndpoints.signUpPolicy,
    summary: 'Who may open an account',
    access: administrators,
    reply: signUpPolicySchema,
    errors: [],
  },
  setSignUpPolicy: {
    ...consoleEndpoints.setSignUpPolicy,
    summary: 'Says who may open an account from now on; accounts that there are stay',
    access: administrators,
    body: confirmedSchema.extend({ policy: z.enum(signUpPolicies), version: versionSchema }),
    reply: signUpPolicySchema,
    errors: ['conflict', ...confirmationErrors],
  },
  auditEntries: {
    ...consoleEndpoints.auditEntries,
    summary:
      'The audit log, the newest entry first; of one person’s or one administrator’s acts alone',
    access: administrators,
    query: z.object({
      ...listQuery(['-at', 'at']),
      action: z.string().max(60).optional(),
      subject: userIdSchema.optional(),
      actor: userIdSchema.optional(),
    }),
    reply: pageSchema(auditEntrySchema),
    errors: [],
  },
  savedFilters: {
    ...consoleEndpoints.savedFilters,
    summary: 'What the caller has kept of a list’s filters',
    access: administrators,
    query: z.object({ list: consoleListNameSchema }),
    reply: z.object({ items: z.array(savedFilterSchema) }),
    errors: [],
  },
  saveFilter: {
    ...consoleEndpoints.saveFilter,
    summary: 'Keeps how a list is narrowed and sorted, under a name; the same name replaces it',
    access: administrators,
    body: z.strictObject({
      list: consoleListNameSchema,
      name: requiredText(60),
      state: listStateSchema,
    }),
    reply: savedFilterSchema,
    errors: ['quota_exceeded'],
  },
  deleteFilter: {
    ...consoleEndpoints.deleteFilter,
    summary: 'Forgets a filter',
    access: administrators,
    params: z.object({ filterId: savedFilterIdSchema }),
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['not_found'],
  },
  startListExport: {
    ...consoleEndpoints.startListExport,
    summary:
      'Begins a CSV file of all rows that a list has with these filters, whose heads are those given',
    access: administrators,
    body: z.strictObject({
      list: consoleListNameSchema,
      state: listStateSchema,
      columns: z
        .array(z.strictObject({ key: z.string().max(40), title: requiredText(80) }))
        .min(1)
        .max(30),
    }),
    reply: listExportSchema,
    errors: ['too_many_requests'],
  },
  listExport: {
    ...consoleEndpoints.listExport,
    summary: 'How far a file has come, and where it is fetched',
    access: administrators,
    params: z.object({ exportId: listExportIdSchema }),
    reply: listExportSchema,
    errors: ['not_found'],
  },
});
