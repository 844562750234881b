import { z } from 'zod';
import { goalEndpoints } from './endpoints/goals.ts';
import { witnessSchema } from './goal.ts';
import { witnessAnswers } from './goal-words.ts';
import { groupIdSchema, milestoneIdSchema, userIdSchema } from './ids.ts';
import { defineRoutes, opens } from './route.ts';

/** Milestones that a member of a shared group confirms. */
export const witnessRoutes = defineRoutes({
  askWitness: {
    ...goalEndpoints.askWitness,
    summary:
      'Asks a member of a shared group to confirm that a milestone is done, instead of whoever was asked before; the group sees the goal’s card',
    access: opens({ milestone: { as: 'owner', id: 'body.milestoneId' } }),
    body: z.strictObject({
      milestoneId: milestoneIdSchema,
      ppauGroupId: groupIdSchema,
      userId: userIdSchema,
    }),
    reply: witnessSchema,
    errors: ['not_found', 'conflict'],
  },
  answerWitness: {
    ...goalEndpoints.answerWitness,
    summary: 'Confirms the milestone of another member, or asks them for proof',
    access: opens({ witnessed: { as: 'witness', id: 'body.milestoneId' } }),
    body: z.strictObject({ milestoneId: milestoneIdSchema, answer: z.enum(witnessAnswers) }),
    reply: witnessSchema,
    errors: ['not_found'],
  },
});
