import { z } from 'zod';
import { errorStatus, sessionEndingCodes } from './errors.ts';

/** A failure's object form. `fields` maps a field's path to its message in the reader's language. */
export const errorObjectSchema = z.object({
  code: z.enum(Object.keys(errorStatus) as [string, ...string[]]),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** What there is instead of what the caller went by. */
  current: z.unknown().optional(),
  requestId: z.string().optional(),
});
export type ErrorObject = z.infer<typeof errorObjectSchema>;

export const failureSchema = z.object({
  success: z.literal(false),
  error: z.union([z.enum(sessionEndingCodes), errorObjectSchema]),
});
export type Failure = z.infer<typeof failureSchema>;

export function successSchema<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data });
}
export interface Success<T> {
  success: true;
  data: T;
}

/** A list that pages by key: `next` is the cursor of the following page, null on the last one. */
export function pageSchema<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}
