import { z } from 'zod';
import { errorObjectSchema } from './envelope.ts';
import { liveEventSchema } from './events.ts';
import { userIdSchema } from './ids.ts';

/** What a client sends. */
export const clientFrameSchema = z.discriminatedUnion('type', [
  /** The first frame, within five seconds. */
  z.object({ type: z.literal('authenticate'), token: z.string().min(1).max(200) }),
  z.object({ type: z.literal('heartbeat') }),
]);
export type ClientFrame = z.infer<typeof clientFrameSchema>;

/** What the server sends. */
export const serverFrameSchema = z.discriminatedUnion('type', [
  /** Signed in. May come again: events may have been lost, and what is shown is fetched anew. */
  z.object({ type: z.literal('ready'), userId: userIdSchema }),
  z.object({ type: z.literal('heartbeat') }),
  /** A frame was refused; `clientId` is the one it carried. */
  z.object({
    type: z.literal('error'),
    clientId: z.string().optional(),
    error: errorObjectSchema,
  }),
  ...liveEventSchema.options,
]);
export type ServerFrame = z.infer<typeof serverFrameSchema>;
