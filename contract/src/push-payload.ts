import { z } from 'zod';
import { localeSchema } from './person.ts';

/** Who takes the answers that a notification can be given on the screen. */
export const pushAnswerers = ['reminder', 'checkin'] as const;
export type PushAnswerer = (typeof pushAnswerers)[number];

export const pushNotificationSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** The address that a press opens, whole. */
  navigate: z.string(),
  lang: localeSchema,
  /** A later one with the same tag takes its place. */
  tag: z.string(),
  /** Buttons: a browser shows as many of the first as it has room for. */
  actions: z
    .array(
      z.object({
        action: z.string(),
        title: z.string(),
        /** Opened where no service worker acts by the ticket of the action. */
        navigate: z.string(),
      }),
    )
    .optional(),
  data: z
    .object({ answerer: z.enum(pushAnswerers), tickets: z.record(z.string(), z.string()) })
    .optional(),
});
export type PushNotification = z.infer<typeof pushNotificationSchema>;

/**
 * What a push carries, in the form of Declarative Web Push: a browser that knows it shows it without
 * a script, others by the service worker.
 */
export interface PushPayload {
  /** Says that the form is this one (after RFC 8030). */
  readonly web_push: 8030;
  readonly notification: PushNotification;
}
