import type { GroupLevel } from '@stratum/contract/group-rules';
import type { FileId, GroupId, InvitationId, UserId } from '@stratum/contract/ids';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn, users } from '../accounts/tables.ts';
import { files } from '../uploads/tables.ts';

/**
 * A group has one admin at every moment, for it is a column; the migration adds a deferred key by
 * which that is a member. Every change of who is in it locks the group's row first.
 */
export const groups = pgTable(
  'groups',
  {
    id: uuid('id').primaryKey().$type<GroupId>(),
    name: text('name').notNull(),
    image: uuid('image')
      .$type<FileId>()
      .references(() => files.id, { onDelete: 'set null' }),
    rules: text('rules'),
    timeZone: text('time_zone').notNull(),
    adminId: uuid('admin_id')
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
    createdAt: timeColumn('created_at').notNull(),
  },
  (table) => [
    index('groups_by_admin').on(table.adminId),
    index('groups_by_image').on(table.image).where(sql`${table.image} is not null`),
  ],
);

export const groupMembers = pgTable(
  'group_members',
  {
    groupId: groupColumn(),
    userId: ownerColumn(),
    joinedAt: timeColumn('joined_at').notNull(),
    /** Whether the group sees their daily wins. */
    share: boolean('share').notNull(),
    level: text('level').notNull().default('mentions').$type<GroupLevel>(),
    /** They are notified of nothing until then. */
    mutedUntil: timeColumn('muted_until'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('group_members_by_user').on(table.userId),
    index('group_members_of_all').on(table.groupId).where(sql`${table.level} = 'all'`),
    index('group_members_by_seniority').on(table.groupId, table.joinedAt, table.userId),
  ],
);

/** Invitations that wait for an answer, to addresses, whether they have an account or not. */
export const groupInvitations = pgTable(
  'group_invitations',
  {
    id: uuid('id').primaryKey().$type<InvitationId>(),
    groupId: groupColumn(),
    email: text('email').notNull(),
    inviterId: uuid('inviter_id')
      .notNull()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timeColumn('created_at').notNull(),
    /** When it was last sent. */
    sentAt: timeColumn('sent_at').notNull(),
    expiresAt: timeColumn('expires_at').notNull(),
  },
  (table) => [
    unique('group_invitations_once').on(table.groupId, table.email),
    index('group_invitations_newest').on(table.groupId, table.createdAt, table.id),
    index('group_invitations_by_email').on(table.email),
    index('group_invitations_by_inviter').on(table.inviterId),
    index('group_invitations_by_expiry').on(table.expiresAt),
  ],
);

/** The link by which people can join a group, one at a time; its secret is computed from the id. */
export const groupLinks = pgTable('group_links', {
  groupId: groupColumn().primaryKey(),
  id: uuid('id').notNull().unique().$type<string>(),
  expiresAt: timeColumn('expires_at').notNull(),
});

/** The group that a row belongs to, and goes with. */
function groupColumn() {
  return uuid('group_id')
    .notNull()
    .$type<GroupId>()
    .references(() => groups.id, { onDelete: 'cascade' });
}

export type GroupRow = typeof groups.$inferSelect;
export type MemberRow = typeof groupMembers.$inferSelect;
export type InvitationRow = typeof groupInvitations.$inferSelect;
