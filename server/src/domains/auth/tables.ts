import type { CodePurpose } from '@stratum/contract/auth';
import type { SignUpPolicy } from '@stratum/contract/console/sign-up-words';
import type { SessionId, UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn, personColumns, users } from '../accounts/tables.ts';

/**
 * Sign-ups whose address is not proved yet. An address may have several, each with a ticket, a
 * person and a code of its own: the first one that is proved becomes the account.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    /** SHA-256 of the ticket, which itself is stored nowhere. */
    ticketHash: text('ticket_hash').primaryKey(),
    ...personColumns(),
    passwordHash: text('password_hash').notNull(),
    /** HMAC of the one live code under the installation's key. */
    codeHash: text('code_hash').notNull(),
    /** Tries of the live code with the ticket, and without. */
    attempts: smallint('attempts').notNull(),
    attemptsWithoutTicket: smallint('attempts_without_ticket').notNull().default(0),
    codeMadeAt: timeColumn('code_made_at').notNull(),
  },
  (table) => [
    index('sign_ups_by_email').on(table.email),
    index('sign_ups_by_age').on(table.codeMadeAt),
    check('sign_ups_email_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Who may open an account; one row at most, and everybody without it. */
export const signUpRule = pgTable(
  'sign_up_rule',
  {
    only: boolean('only').primaryKey().default(true),
    policy: text('policy').notNull().$type<SignUpPolicy>(),
    /** Counts its changes: one that was made from an earlier state is refused. */
    version: integer('version').notNull(),
  },
  (table) => [check('sign_up_rule_only', sql`${table.only}`)],
);

/** Sessions. One that was ended has no row. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().$type<SessionId>(),
    userId: ownerColumn(),
    /** SHA-256 of the token, which itself is stored nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    userAgent: text('user_agent').notNull(),
    createdAt: timeColumn('created_at').notNull(),
    lastSeenAt: timeColumn('last_seen_at').notNull(),
    /** The session ends then, however busy it is. */
    expiresAt: timeColumn('expires_at').notNull(),
    /** The administrator who sees what its person sees, and changes nothing; null for everybody else. */
    viewerId: uuid('viewer_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The provider's ID token, where one opened the session: signing out from there needs it. */
    externalIdToken: text('external_id_token'),
  },
  (table) => [
    index('sessions_by_user').on(table.userId),
    index('sessions_by_viewer').on(table.viewerId).where(sql`${table.viewerId} IS NOT NULL`),
  ],
);

/**
 * Codes of an address for a purpose. Each belongs to the browser that asked for it, which has its
 * ticket. Addresses without an account get rows as well, so that the work is alike; their codes are
 * never mailed and open nothing.
 */
export const accountCodes = pgTable(
  'account_codes',
  {
    /** SHA-256 of the ticket, which itself is stored nowhere. */
    ticketHash: text('ticket_hash').primaryKey(),
    email: text('email').notNull(),
    purpose: text('purpose').notNull().$type<AccountCodePurpose>(),
    /** HMAC of the code under the installation's key. */
    codeHash: text('code_hash').notNull(),
    /** The network that asked for the code. */
    askedFrom: text('asked_from').notNull(),
    /** Tries with the ticket; those without it from the network that asked, and from all others. */
    attempts: smallint('attempts').notNull(),
    attemptsFromAskingNetwork: smallint('attempts_from_asking_network').notNull(),
    attemptsFromOtherNetworks: smallint('attempts_from_other_networks').notNull(),
    madeAt: timeColumn('made_at').notNull(),
  },
  (table) => [
    index('account_codes_by_email').on(table.email, table.purpose),
    index('account_codes_by_age').on(table.madeAt),
    check('account_codes_email_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);

/** What the right code of a reset is exchanged for: its holder may set a new password, once. */
export const resetTickets = pgTable('reset_tickets', {
  userId: ownerColumn().primaryKey(),
  /** SHA-256 of the ticket, which itself is stored nowhere. */
  ticketHash: text('ticket_hash').notNull().unique(),
  madeAt: timeColumn('made_at').notNull(),
});

/** A change of an account's address that awaits its two codes; the newest of an account. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: ownerColumn().primaryKey(),
    email: text('email').notNull(),
    /** HMACs of the codes under the installation's key: what the new and the current address got. */
    newCodeHash: text('new_code_hash').notNull(),
    currentCodeHash: text('current_code_hash').notNull(),
    attempts: smallint('attempts').notNull(),
    madeAt: timeColumn('made_at').notNull(),
  },
  (table) => [
    index('email_changes_by_age').on(table.madeAt),
    check('email_changes_email_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);

/** The code that confirms an act of an account without a password; the newest of an account. */
export const stepUpCodes = pgTable(
  'step_up_codes',
  {
    userId: ownerColumn().primaryKey(),
    /** HMAC of the code under the installation's key. */
    codeHash: text('code_hash').notNull(),
    attempts: smallint('attempts').notNull(),
    madeAt: timeColumn('made_at').notNull(),
  },
  (table) => [index('step_up_codes_by_age').on(table.madeAt)],
);

/** Devices that a person has signed in with, by their User-Agent. They stay when the session ends. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: ownerColumn(),
    device: text('device').notNull(),
    firstSeenAt: timeColumn('first_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

/** Networks that an account was signed in to from lately: strangers' tries do not close it there. */
export const trustedNetworks = pgTable(
  'trusted_networks',
  {
    userId: ownerColumn(),
    /** An IPv4 address, or the /64 around an IPv6 one. */
    network: text('network').notNull(),
    lastSignInAt: timeColumn('last_sign_in_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.network] }),
    index('trusted_networks_by_age').on(table.lastSignInAt),
  ],
);

/** Accounts elsewhere that sign in to one here. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: ownerColumn(),
    linkedAt: timeColumn('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('external_identities_by_user').on(table.userId),
  ],
);

/** Sign-ins by the provider that were begun and are not finished yet. */
export const externalSignIns = pgTable(
  'external_sign_ins',
  {
    /** SHA-256 of what only the browser that began it knows. */
    proofHash: text('proof_hash').primaryKey(),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    locale: text('locale').notNull().$type<Locale>(),
    timeZone: text('time_zone').notNull(),
    begunAt: timeColumn('begun_at').notNull(),
  },
  (table) => [index('external_sign_ins_by_age').on(table.begunAt)],
);

export type AccountCodePurpose = Exclude<CodePurpose, 'verify_email'>;
export type SessionRow = typeof sessions.$inferSelect;
export type StepUpRow = typeof stepUpCodes.$inferSelect;
export type EmailChangeRow = typeof emailChanges.$inferSelect;
export type SignUpRow = typeof signUps.$inferSelect;
