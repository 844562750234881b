import { z } from 'zod';
import { text } from '../fields.ts';

/** The lists of the console; each can be exported, and keeps filters for each administrator. */
export const consoleListNames = [
  'people',
  'organizations',
  'organization_members',
  'reports',
  'audit',
  'orders',
  'promo_codes',
] as const;
export const consoleListNameSchema = z.enum(consoleListNames);
export type ConsoleListName = z.infer<typeof consoleListNameSchema>;

/** What a list is narrowed and sorted by, as its address has it. */
export const listStateSchema = z
  .record(z.string().max(40), z.string().max(200))
  .refine((state) => Object.keys(state).length <= 20, 'too_many');
export type ListState = z.infer<typeof listStateSchema>;

/**
 * What every list of the console takes in its query.
 * @param sorts the columns it can be sorted by, the first one unless another is named; `-` turns one round
 */
export function listQuery<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return {
    search: text(100).optional(),
    sort: z.enum(sorts).default(sorts[0] as Sorts[number]),
    cursor: z.string().max(600).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  };
}
