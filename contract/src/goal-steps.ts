import { z } from 'zod';
import { goalEndpoints } from './endpoints/goals.ts';
import {
  microGoalDescriptionSchema,
  microGoalSchema,
  milestoneNameSchema,
  milestoneSchema,
  planDaySchema,
} from './goal.ts';
import { goalIdSchema, microGoalIdSchema, milestoneIdSchema } from './ids.ts';
import { defineRoutes, opens } from './route.ts';

/** The one it comes after: null for the first place; the last, or where it is, when absent. */
const afterMilestone = { after: milestoneIdSchema.nullable().optional() };
const afterMicroGoal = { after: microGoalIdSchema.nullable().optional() };

/** Routes of the steps of a goal: its milestones, and their micro goals. */
export const goalStepRoutes = defineRoutes({
  addMilestone: {
    ...goalEndpoints.addMilestone,
    summary: 'Adds a milestone to a goal',
    access: opens({ goal: { as: 'owner', id: 'body.goalId' } }),
    body: z.strictObject({
      goalId: goalIdSchema,
      milestoneName: milestoneNameSchema,
      dueDate: planDaySchema.nullable().default(null),
      ...afterMilestone,
    }),
    reply: milestoneSchema,
    errors: ['not_found'],
  },
  changeMilestone: {
    ...goalEndpoints.changeMilestone,
    summary: 'Changes name, due date or place of a milestone, as named',
    access: opens({ milestone: { as: 'owner', id: 'body.id' } }),
    body: z.strictObject({
      id: milestoneIdSchema,
      milestoneName: milestoneNameSchema.optional(),
      dueDate: planDaySchema.nullable().optional(),
      ...afterMilestone,
    }),
    reply: milestoneSchema,
    errors: ['not_found'],
  },
  removeMilestone: {
    ...goalEndpoints.removeMilestone,
    summary: 'Removes a milestone with its micro goals',
    access: opens({ milestone: { as: 'owner', id: 'query.id' } }),
    query: z.strictObject({ id: milestoneIdSchema }),
    reply: z.object({ id: milestoneIdSchema }),
    errors: ['not_found'],
  },
  addMicroGoal: {
    ...goalEndpoints.addMicroGoal,
    summary: 'Adds a micro goal to a milestone, which is open from then on',
    access: opens({ milestone: { as: 'owner', id: 'body.milestoneId' } }),
    body: z.strictObject({
      milestoneId: milestoneIdSchema,
      microGoalDescription: microGoalDescriptionSchema,
      ...afterMicroGoal,
    }),
    reply: microGoalSchema,
    errors: ['not_found'],
  },
  changeMicroGoal: {
    ...goalEndpoints.changeMicroGoal,
    summary: 'Changes words or place of a micro goal, as named',
    access: opens({ microGoal: { as: 'owner', id: 'body.id' } }),
    body: z.strictObject({
      id: microGoalIdSchema,
      microGoalDescription: microGoalDescriptionSchema.optional(),
      ...afterMicroGoal,
    }),
    reply: microGoalSchema,
    errors: ['not_found'],
  },
  removeMicroGoal: {
    ...goalEndpoints.removeMicroGoal,
    summary: 'Removes a micro goal',
    access: opens({ microGoal: { as: 'owner', id: 'query.id' } }),
    query: z.strictObject({ id: microGoalIdSchema }),
    reply: z.object({ id: microGoalIdSchema }),
    errors: ['not_found'],
  },
});
