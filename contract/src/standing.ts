import { z } from 'zod';
import { monthSchema } from './calendar.ts';
import { categoryPointSchema, pointSchema } from './graph.ts';
import { categorySchema, levelSchema, scoreSchema } from './model.ts';

/** The latest value of each category that has one, in the order of the model, and of all together. */
const momentSchema = z.object({
  /** Mean of the categories, with the month of the latest. */
  overall: z.object({ score: scoreSchema, level: levelSchema, month: monthSchema }),
  categories: z.array(categoryPointSchema.extend({ categoryType: categorySchema })),
});

/** Where a person stands now, and how that came about. */
export const standingSchema = momentSchema.extend({
  /** Null before the first result. */
  overall: momentSchema.shape.overall.nullable(),
  /** How it was before the latest month with a result; null where that is the first. */
  previous: momentSchema.nullable(),
  /** The overall score of twelve months. The current one is the last, where the person is. */
  months: z.array(pointSchema),
});
