import { z } from 'zod';
import { daySchema } from '../calendar.ts';

/** What is counted day by day, in the order of the start page. */
export const figureNames = ['signed_up', 'assessments', 'wins', 'goals', 'orders'] as const;
export type FigureName = (typeof figureNames)[number];

/** Days of which a figure is told: thirty, and the thirty before to hold them against. */
export const figureDays = 60;

export const figuresSchema = z.object({
  /** Accounts, and how many of them were here in the last thirty days. */
  people: z.int(),
  active: z.int(),
  /** The last of the days: today, in UTC, so far. */
  today: daySchema,
  items: z.array(
    z.object({
      name: z.enum(figureNames),
      /** A count a day, the oldest first. */
      days: z.array(z.int()).length(figureDays),
    }),
  ),
});
export type Figures = z.infer<typeof figuresSchema>;
