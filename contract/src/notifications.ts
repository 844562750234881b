import { z } from 'zod';
import { instantSchema } from './calendar.ts';
import { notificationEndpoints } from './endpoints/notifications.ts';
import { notificationIdSchema } from './ids.ts';
import { defineRoutes, opens, signedIn } from './route.ts';

function kind<Kind extends string, Data extends z.ZodRawShape>(name: Kind, data: Data) {
  return z.object({ kind: z.literal(name), data: z.object(data) });
}

/**
 * The kinds of notifications, a closed list. A notification holds facts only: its sentence is made from
 * them in the reader's language.
 */
export const notificationContentSchema = z.discriminatedUnion('kind', [
  /** The archive of the account can be fetched until then. */
  kind('export_ready', { expiresAt: instantSchema }),
  /** As the browser names itself; null where it does not say. */
  kind('new_sign_in', { browser: z.string().nullable(), system: z.string().nullable() }),
  kind('password_changed', {}),
  /** The account has that address from then on. */
  kind('email_changed', { email: z.string() }),
  kind('deletion_planned', { deletionAt: instantSchema }),
  kind('deletion_cancelled', {}),
]);
export type NotificationContent = z.infer<typeof notificationContentSchema>;

export const notificationSchema = z.intersection(
  z.object({ id: notificationIdSchema, createdAt: instantSchema, read: z.boolean() }),
  notificationContentSchema,
);
export type Notification = z.infer<typeof notificationSchema>;

/** One of them by its id, or all. */
const oneOrAll = { id: notificationIdSchema.optional() };
const owned = opens({ notification: { as: 'owner', id: ['query.id', 'body.id'] } });

export const notificationRoutes = defineRoutes({
  getNotification: {
    ...notificationEndpoints.getNotification,
    summary: 'Ten notifications, newest first, after those that `offset` leaves out',
    access: signedIn,
    query: z.object({
      offset: z.coerce.number().pipe(z.int().min(0).max(1_000_000)).default(0),
    }),
    reply: z.object({ items: z.array(notificationSchema), total: z.int() }),
    errors: [],
  },
  getNotificationCount: {
    ...notificationEndpoints.getNotificationCount,
    summary: 'How many notifications are unread',
    access: signedIn,
    reply: z.int(),
    errors: [],
  },
  setNotificationRead: {
    ...notificationEndpoints.setNotificationRead,
    summary: 'Marks one notification read by its id, or all of them',
    access: owned,
    body: z
      .strictObject({ ...oneOrAll, all: z.literal(true).optional() })
      .refine(namesOneOrAll, { path: ['id'], message: 'required' }),
    reply: z.object({ unread: z.int() }),
    errors: ['not_found'],
  },
  deleteNotification: {
    ...notificationEndpoints.deleteNotification,
    summary:
      'Deletes one notification by its id, or all of them; named in the query or in the body, which not every proxy lets through',
    access: owned,
    query: z.strictObject({ ...oneOrAll, all: z.literal('true').optional() }),
    body: z.strictObject({ ...oneOrAll, all: z.literal(true).optional() }),
    reply: z.object({ unread: z.int() }),
    errors: ['not_found'],
  },
});

function namesOneOrAll({ id, all }: { id?: unknown; all?: unknown }): boolean {
  return (id === undefined) !== (all === undefined);
}
