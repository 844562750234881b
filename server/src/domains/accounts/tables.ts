import type { FileId, OrganizationId, UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Profile, Role } from '@stratum/contract/person';
import { type Column, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { organizations } from '../organizations/tables.ts';

/** What a person gives at sign-up. */
export const personColumns = () => ({
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  gender: text('gender').$type<NonNullable<Profile['gender']>>(),
  birthDate: date('birth_date', { mode: 'string' }),
  phone: text('phone'),
  country: text('country'),
  state: text('state'),
  city: text('city'),
  organizationId: uuid('organization_id')
    .$type<OrganizationId>()
    .references(() => organizations.id, { onDelete: 'set null' }),
  smsNotification: boolean('sms_notification').notNull(),
  locale: text('locale').notNull().$type<Locale>(),
  timeZone: text('time_zone').notNull(),
});

const accented = 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįłñńňòóôõöőřśšşţťùúûüūůűųýÿźżž';
const plain = 'aaaaaaaaacccddeeeeeeeegiiiiiilnnnoooooorsssttuuuuuuuuyyzzz';

/** The words by which a person is found, without accents; the index has the same expression. */
export function personWords(of: Readonly<Record<'firstName' | 'lastName' | 'email', Column>>) {
  const words = sql`lower(${of.firstName} || ' ' || ${of.lastName} || ' ' || translate(${of.email}, '@.-_+', '     '))`;
  return sql`to_tsvector('simple', translate(${words}, ${sql.raw(`'${accented}'`)}, ${sql.raw(`'${plain}'`)}))`;
}

/** Accounts, whose addresses are proved. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().$type<UserId>(),
    ...personColumns(),
    /** Null for an account that a sign-in provider opened and that never set one. */
    passwordHash: text('password_hash'),
    role: text('role').notNull().$type<Role>(),
    image: uuid('image').$type<FileId>(),
    dayStartHour: smallint('day_start_hour').notNull().default(0),
    /** When the account is to be erased; null unless its owner has asked for that. */
    deletionDueAt: timeColumn('deletion_due_at'),
    /** Since when nobody may sign in and nothing is sent; null for everybody else. */
    blockedAt: timeColumn('blocked_at'),
    createdAt: timeColumn('created_at').notNull(),
    /** When they joined the organization; null where it was with the account, or by an older release. */
    organizationSince: timeColumn('organization_since'),
  },
  (table) => [
    unique('users_email_unique').on(table.email),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    index('users_by_deletion')
      .on(table.deletionDueAt)
      .where(sql`${table.deletionDueAt} IS NOT NULL`),
    index('users_by_organization').on(table.organizationId, table.createdAt, table.id),
    index('users_by_creation').on(table.createdAt, table.id),
    index('users_by_name').on(table.lastName, table.id),
    index('users_blocked').on(table.createdAt, table.id).where(sql`${table.blockedAt} IS NOT NULL`),
    index('users_by_words').using('gin', personWords(table)),
    index('users_by_organization_address').on(table.organizationId, table.email),
    index('users_administrators').on(table.id).where(sql`${table.role} = 'admin'`),
  ],
);

/** The person a row belongs to, and ends with. */
export const ownerColumn = () =>
  uuid('user_id')
    .notNull()
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'cascade' });

export type UserRow = typeof users.$inferSelect;
