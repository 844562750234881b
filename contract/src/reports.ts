import { z } from 'zod';
import { instantSchema } from './calendar.ts';
import { reportEndpoints } from './endpoints/reports.ts';
import { requiredText } from './fields.ts';
import { groupIdSchema, messageIdSchema, reportIdSchema, userIdSchema } from './ids.ts';
import {
  reportDecisions,
  reportedThings,
  reportLimits,
  reportReasons,
  reportSides,
} from './report-words.ts';
import { defineRoutes, opens } from './route.ts';

const why = {
  reason: z.enum(reportReasons),
  words: requiredText(reportLimits.wordsLength).optional(),
};
const reply = z.object({ reportId: reportIdSchema, createdAt: instantSchema });
const errors = ['not_found', 'too_many_requests'] as const;
/** What one side of a report may know of it: never who the other one is who reported. */
const decisionSchema = z.object({
  reportId: reportIdSchema,
  side: z.enum(reportSides),
  thing: z.enum(reportedThings),
  reason: z.enum(reportReasons),
  /** Name of the group; null for a person. */
  groupName: z.string().nullable(),
  /** What was reported in a message; null where there were none. */
  quote: z.string().nullable(),
  /** Null while nothing is decided. */
  decision: z.enum(reportDecisions).nullable(),
  decidedAt: instantSchema.nullable(),
  note: z.string().nullable(),
  /** Until when it can be appealed against; null where it cannot, or was. */
  appealUntil: instantSchema.nullable(),
  appeal: z
    .object({ words: z.string(), createdAt: instantSchema, isAnswered: z.boolean() })
    .nullable(),
});
export type OwnDecision = z.infer<typeof decisionSchema>;
const ofReport = opens({ report: { as: 'party', id: 'params.reportId' } });
const params = z.object({ reportId: reportIdSchema });
const asMember = opens({ group: { as: 'member', id: 'body.ppauGroupId' } });

/** Reports go to whoever runs the installation; nobody in the group is told. */
export const reportRoutes = defineRoutes({
  reportMessage: {
    ...reportEndpoints.reportMessage,
    summary: 'Reports a message, of which a copy is kept: its writer may delete it meanwhile',
    access: asMember,
    body: z.strictObject({ ppauGroupId: groupIdSchema, messageId: messageIdSchema, ...why }),
    reply,
    errors,
  },
  reportPerson: {
    ...reportEndpoints.reportPerson,
    summary: 'Reports somebody whom the caller has met in a group or by an invitation',
    access: opens({ person: { as: 'fellow', id: 'body.userId' } }),
    body: z.strictObject({ userId: userIdSchema, ...why }),
    reply,
    errors,
  },
  reportGroup: {
    ...reportEndpoints.reportGroup,
    summary: 'Reports the name, rules and picture of a group, of which a copy is kept',
    access: asMember,
    body: z.strictObject({ ppauGroupId: groupIdSchema, ...why }),
    reply,
    errors,
  },
  reportDecision: {
    ...reportEndpoints.reportDecision,
    summary:
      'What was decided on a report, for whoever reported and, where it concerns them, whom it is about',
    access: ofReport,
    params,
    reply: decisionSchema,
    errors: ['not_found'],
  },
  appealDecision: {
    ...reportEndpoints.appealDecision,
    summary: 'Asks once to have a decision looked at again',
    access: ofReport,
    params,
    body: z.strictObject({ words: requiredText(reportLimits.noteLength) }),
    reply: decisionSchema,
    errors: ['not_found', 'conflict'],
  },
});
