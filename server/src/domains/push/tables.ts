import type { PushSubscriptionId, SessionId } from '@stratum/contract/ids';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';
import { sessions } from '../auth/tables.ts';

/** Browsers that take pushes, each for a session, with which it ends. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().$type<PushSubscriptionId>(),
    userId: ownerColumn(),
    sessionId: uuid('session_id')
      .notNull()
      .$type<SessionId>()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** A browser has one: who subscribes there last gets what is sent. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's public key and secret, in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: timeColumn('created_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_by_user').on(table.userId),
    index('push_subscriptions_by_session').on(table.sessionId),
  ],
);

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;
