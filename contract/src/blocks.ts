import { z } from 'zod';
import { instantSchema } from './calendar.ts';
import { blockEndpoints } from './endpoints/blocks.ts';
import { fileIdSchema, userIdSchema } from './ids.ts';
import { defineRoutes, opens, signedIn } from './route.ts';

const blockedPersonSchema = z.object({
  userId: userIdSchema,
  first_name: z.string(),
  image: fileIdSchema.nullable(),
  blockedAt: instantSchema,
});

export const blockRoutes = defineRoutes({
  blockedPeople: {
    ...blockEndpoints.blockedPeople,
    summary: 'Whom the caller has blocked, the newest first: what they write is folded',
    access: signedIn,
    reply: z.object({ items: z.array(blockedPersonSchema) }),
    errors: [],
  },
  blockPerson: {
    ...blockEndpoints.blockPerson,
    summary:
      'Blocks somebody whom the caller has met in a group or by an invitation: nothing of theirs is notified any more. They are not told',
    access: opens({ person: { as: 'fellow', id: 'body.userId' } }),
    body: z.strictObject({ userId: userIdSchema }),
    reply: blockedPersonSchema,
    errors: ['not_found', 'conflict'],
  },
  unblockPerson: {
    ...blockEndpoints.unblockPerson,
    summary: 'Ends a block; where there is none, nothing happens',
    access: signedIn,
    query: z.strictObject({ userId: userIdSchema }),
    reply: z.object({ userId: userIdSchema }),
    errors: [],
  },
});
