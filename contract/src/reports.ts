import { z } from 'zod';
import { instantSchema } from './calendar.ts';
import { reportEndpoints } from './endpoints/reports.ts';
import { requiredText } from './fields.ts';
import { groupIdSchema, messageIdSchema, reportIdSchema, userIdSchema } from './ids.ts';
import { reportLimits, reportReasons } from './report-words.ts';
import { defineRoutes, opens } from './route.ts';

const why = {
  reason: z.enum(reportReasons),
  words: requiredText(reportLimits.wordsLength).optional(),
};
const reply = z.object({ reportId: reportIdSchema, createdAt: instantSchema });
const errors = ['not_found', 'too_many_requests'] as const;
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
});
