import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../columns.ts';

/** Text messages whose sending has begun: what is in here is not sent again. */
export const smsClaims = pgTable(
  'sms_claims',
  {
    id: uuid('id').primaryKey(),
    claimedAt: timeColumn('claimed_at').notNull(),
  },
  (table) => [index('sms_claims_by_time').on(table.claimedAt)],
);
