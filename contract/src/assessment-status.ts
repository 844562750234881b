import { z } from 'zod';
import { instantSchema } from './calendar.ts';
import { categorySchema } from './model.ts';

/** How far a person has come with what is assigned to them. */
export const assessmentStatusSchema = z.object({
  assessment_completed: z.boolean(),
  assignedCategories: z.array(categorySchema),
  /** The organization that assigns them; null where there is none, and all can be taken. */
  organization: z.object({ name: z.string() }).nullable(),
  /** All that can be taken, assigned or not. */
  categories: z.array(
    z.object({
      categoryType: categorySchema,
      answered: z.int(),
      total: z.int(),
      lastCompletedAt: instantSchema.nullable(),
    }),
  ),
});
