import { z } from 'zod';
import { instantSchema } from '../calendar.ts';
import { consoleReportEndpoints } from '../endpoints/console-reports.ts';
import { pageSchema } from '../envelope.ts';
import { requiredText } from '../fields.ts';
import { groupIdSchema, reportIdSchema, userIdSchema } from '../ids.ts';
import {
  reportDecisions,
  reportedThings,
  reportLimits,
  reportReasons,
  reportSides,
  reportStates,
} from '../report-words.ts';
import { administrators, defineRoutes } from '../route.ts';
import { listQuery } from './lists.ts';
import { confirmationErrors, confirmationFields } from './step-up.ts';
import { versionSchema } from './version.ts';

const personSchema = z.object({ id: userIdSchema, name: z.string() });
const fileSchema = z.object({ url: z.string(), type: z.string(), name: z.string() });
const note = requiredText(reportLimits.noteLength).nullable();

const summary = {
  id: reportIdSchema,
  state: z.enum(reportStates),
  thing: z.enum(reportedThings),
  reason: z.enum(reportReasons),
  isUrgent: z.boolean(),
  /** First name of whom it is about. */
  name: z.string(),
  groupName: z.string().nullable(),
  /** Beginning of what was reported; null where it has no words. */
  excerpt: z.string().nullable(),
  decision: z.enum(reportDecisions).nullable(),
  createdAt: instantSchema,
};
const summarySchema = z.object(summary);
export type ReportSummary = z.infer<typeof summarySchema>;

const reportSchema = z.object({
  ...summary,
  reporter: personSchema.nullable().describe('Null once their account has ended'),
  reported: personSchema,
  words: z.string().nullable(),
  rules: z.string().nullable(),
  body: z.string().nullable(),
  writtenAt: instantSchema.nullable(),
  file: fileSchema.nullable(),
  /** Its name, where the bytes are no picture. */
  fileName: z.string().nullable(),
  groupId: groupIdSchema.nullable(),
  /** What was written right before and after a message, as it stands now. */
  around: z.array(
    z.object({
      name: z.string().nullable(),
      body: z.string().nullable(),
      writtenAt: instantSchema,
      isReported: z.boolean(),
    }),
  ),
  /** Reports about the same person besides this, and how many of those were upheld. */
  othersAbout: z.int(),
  othersUpheld: z.int(),
  /** Other reports of whoever reported. */
  othersBy: z.int(),
  noteToReporter: z.string().nullable(),
  noteToReported: z.string().nullable(),
  decidedAt: instantSchema.nullable(),
  appeals: z.array(
    z.object({
      side: z.enum(reportSides),
      words: z.string(),
      createdAt: instantSchema,
      isAnswered: z.boolean(),
    }),
  ),
  /** When it is deleted, with all that it holds. */
  keptUntil: instantSchema,
  version: z.int(),
});
export type AdministeredReport = z.infer<typeof reportSchema>;

const params = z.object({ reportId: reportIdSchema });

/** The queue of reports: context, decision, a note to each side, appeals. */
export const consoleReportRoutes = defineRoutes({
  administeredReports: {
    ...consoleReportEndpoints.administeredReports,
    summary: 'Reports that wait, or those in one state; the urgent ones first, then the oldest',
    access: administrators,
    query: z.object({
      ...listQuery(['priority', '-createdAt', 'createdAt']),
      state: z.enum(reportStates).optional(),
      thing: z.enum(reportedThings).optional(),
      reason: z.enum(reportReasons).optional(),
    }),
    reply: pageSchema(summarySchema),
    errors: [],
  },
  administeredReport: {
    ...consoleReportEndpoints.administeredReport,
    summary: 'A report with all that it is judged by; the audit log keeps who opened it',
    access: administrators,
    params,
    reply: reportSchema,
    errors: ['not_found'],
  },
  decideReport: {
    ...consoleReportEndpoints.decideReport,
    summary:
      'Decides a report, or an appeal against what was decided, and tells the sides that it concerns',
    access: administrators,
    params,
    body: z.strictObject({
      decision: z.enum(reportDecisions),
      noteToReporter: note,
      /** Needed where whom it is about is told: a warning without a reason is none. */
      noteToReported: note,
      version: versionSchema,
      /** Asked for where something is taken down, which nobody can bring back. */
      ...confirmationFields,
    }),
    reply: reportSchema,
    errors: ['not_found', 'conflict', ...confirmationErrors],
  },
});
