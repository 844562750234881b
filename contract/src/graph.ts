import { z } from 'zod';
import { monthSchema, monthYearSchema } from './calendar.ts';
import { userIdSchema } from './ids.ts';
import { categorySchema, levelSchema, scoreSchema, traitIdSchema } from './model.ts';

/** What a graph is asked for. */
export const graphQuerySchema = z.object({
  /** All categories when absent. */
  categoryType: categorySchema.optional(),
  /** The caller when absent. */
  user_id: userIdSchema.optional(),
  /** When absent the current year, where the person is that the graph is about. */
  monthYear: monthYearSchema.optional(),
});

/** A month's value, as every graph gives it. */
export const pointSchema = z.object({
  month: monthSchema,
  /** Null in a month without an attempt. */
  score: scoreSchema.nullable(),
  level: levelSchema.nullable(),
});
export const categoryPointSchema = pointSchema.extend({
  traits: z.array(z.object({ traitId: traitIdSchema, score: scoreSchema, level: levelSchema })),
});
