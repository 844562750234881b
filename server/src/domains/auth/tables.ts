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
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().$type<UserId>(),
    email: text('email').notNull().unique(),
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
    role: text('role').notNull().$type<Role>(),
    image: text('image'),
    /** Null until the address is proved; until then whoever signs up with it anew replaces the row. */
    emailVerifiedAt: time('email_verified_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [check('users_email_lower_case', sql`${table.email} = lower(${table.email})`)],
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

export type CodePurpose = 'verify_email';

/** The one live code of an account for a purpose: a new code takes the place of the old. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    userId: owner(),
    purpose: text('purpose').notNull().$type<CodePurpose>(),
    /** HMAC under the installation's key. */
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);

export type UserRow = typeof users.$inferSelect;
