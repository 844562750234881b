import { z } from 'zod';
import { instantSchema } from '../calendar.ts';

/** Kinds of decisions that wait for an operator, in the order in which they are shown. */
export const waitingKinds = [
  'report',
  'appeal',
  'return',
  'to_pack',
  'to_ship',
  'refund',
  'transfer',
  'failed_jobs',
  'code_ends',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

export const waitingSchema = z.object({
  kind: z.enum(waitingKinds),
  /** Tells things of a kind apart. */
  id: z.string(),
  /** How many of them wait; each kind's sentence says of what. */
  count: z.int().min(1),
  /** What the sentence names, such as the numbers of orders; empty where it names nothing. */
  names: z.array(z.string()).max(5),
  since: instantSchema,
  /** When a decision was promised for; null where nothing was. */
  dueAt: instantSchema.nullable(),
  /** The page of the console that counts it, below `/admin`. */
  page: z.string(),
  /** Where it is decided, below `/admin`. */
  path: z.string(),
});
export type Waiting = z.infer<typeof waitingSchema>;
