import { z } from 'zod';
import { timeOfDaySchema } from './calendar.ts';
import { notificationEndpoints } from './endpoints/notifications.ts';
import {
  deliveryModes,
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
  notificationChoices,
} from './notification-kinds.ts';
import { defineRoutes, signedIn } from './route.ts';

const modeSchema = z.enum(deliveryModes);
const kinds = Object.keys(notificationChoices) as [NotificationKind, ...NotificationKind[]];
const kindSchema = z.enum(kinds);

/** From one time of the person's clocks to another, over midnight where it is earlier. */
const quietHoursSchema = z
  .strictObject({ from: timeOfDaySchema, to: timeOfDaySchema })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'invalid' });

export const notificationPreferencesSchema = z.object({
  kinds: z.array(
    z.object({
      kind: kindSchema,
      in_app: modeSchema,
      email: modeSchema,
      push: modeSchema,
      sms: modeSchema,
    }),
  ),
  quietHours: quietHoursSchema.nullable(),
  /** `HH:MM` of the person's clocks. */
  digestTime: timeOfDaySchema,
  /** Whether pushes, which a locked screen shows, hold names and words of others. */
  showOthersInPushes: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

const kindChangeSchema = z
  .strictObject({
    kind: kindSchema,
    in_app: modeSchema.optional(),
    email: modeSchema.optional(),
    push: modeSchema.optional(),
    sms: modeSchema.optional(),
  })
  .superRefine((change, { addIssue }) => {
    for (const channel of notificationChannels) {
      const mode = change[channel];
      if (mode === undefined || choicesOf(change.kind, channel).some((one) => one === mode))
        continue;
      addIssue({ code: 'custom', path: [channel], message: 'choice' });
    }
  });

/** What is left out stays as it is. */
export const preferencesChangeSchema = z.strictObject({
  kinds: z.array(kindChangeSchema).max(kinds.length).optional(),
  quietHours: quietHoursSchema.nullable().optional(),
  digestTime: timeOfDaySchema.optional(),
  showOthersInPushes: z.boolean().optional(),
});
export type PreferencesChange = z.infer<typeof preferencesChangeSchema>;

export const notificationPreferenceRoutes = defineRoutes({
  getNotificationPreferences: {
    ...notificationEndpoints.getNotificationPreferences,
    summary: 'How each kind of notification reaches the person, and when it may not',
    access: signedIn,
    reply: notificationPreferencesSchema,
    errors: [],
  },
  putNotificationPreferences: {
    ...notificationEndpoints.putNotificationPreferences,
    summary:
      'Changes the kinds and channels named, quiet hours, the time of the digest and what pushes show; a channel that a kind does not have, or always uses, cannot be changed',
    access: signedIn,
    body: preferencesChangeSchema,
    reply: notificationPreferencesSchema,
    errors: [],
  },
});

function choicesOf(kind: NotificationKind, channel: NotificationChannel) {
  return notificationChoices[kind][channel];
}
