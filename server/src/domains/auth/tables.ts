import type { SessionId, UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Profile, Role } from '@stratum/contract/person';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What a person gives at sign-up. */
const personColumns = () => ({
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  gender: text('gender').$type<NonNullable<Profile['gender']>>(),
  birthDate: date('birth_date', { mode: 'string' }),
  phone: text('phone'),
  country: text('country'),
  smsNotification: boolean('sms_notification').notNull(),
  locale: text('locale').notNull().$type<Locale>(),
  timeZone: text('time_zone').notNull(),
});

/** Whoever has an account, and so has proved the address. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().$type<UserId>(),
    ...personColumns(),
    role: text('role').notNull().$type<Role>(),
    image: text('image'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    unique('users_email_unique').on(table.email),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);

/**
 * Who has signed up without having proved the address. An address may have several of them, of
 * which each has its own ticket, person and code: the first one proved becomes the account.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    /** SHA-256 of the ticket, which itself is stored nowhere. */
    ticketHash: text('ticket_hash').primaryKey(),
    ...personColumns(),
    /** HMAC of the one live code under the installation's key. */
    codeHash: text('code_hash').notNull(),
    /** Tries made with the ticket, and those of whoever has none. */
    tries: smallint('tries').notNull(),
    blindTries: smallint('blind_tries').notNull().default(0),
    codeMadeAt: time('code_made_at').notNull(),
  },
  (table) => [
    index('sign_ups_by_email').on(table.email),
    index('sign_ups_by_age').on(table.codeMadeAt),
    check('sign_ups_email_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);

const owner = () =>
  uuid('user_id')
    .notNull()
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who is signed in where. A session that was ended has no row. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().$type<SessionId>(),
    userId: owner(),
    /** SHA-256 of the token, which itself is stored nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    userAgent: text('user_agent').notNull(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    /** The session ends then, however busy it is. */
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

export type UserRow = typeof users.$inferSelect;
export type SignUpRow = typeof signUps.$inferSelect;
