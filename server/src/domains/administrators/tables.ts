import { pgTable, text } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';

/** The one-time link that makes an account the first administrator: one row at most. */
export const administratorInvitations = pgTable('administrator_invitations', {
  /** SHA-256 of the token, which itself is stored nowhere. */
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: timeColumn('expires_at').notNull(),
});
