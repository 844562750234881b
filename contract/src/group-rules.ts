/** What both ends know of groups, without the schema library. */

export const groupRoles = ['admin', 'member'] as const;
export type GroupRole = (typeof groupRoles)[number];

/** What a member is notified of: every message, mentions and replies with the rest in one, or nothing. */
export const groupLevels = ['all', 'mentions', 'nothing'] as const;
export type GroupLevel = (typeof groupLevels)[number];

/**
 * What changes of a group: what all members see of it, who they are and what they share, its admin's
 * list of invitations and link, the member's own settings.
 */
export const groupParts = ['facts', 'members', 'invitations', 'settings'] as const;
export type GroupPart = (typeof groupParts)[number];

export const groupLimits = {
  members: 1_000,
  /** Groups that one person is in. */
  groupsOfPerson: 200,
  nameLength: 60,
  rulesLength: 2_000,
  /** Addresses that one call invites. */
  addressesAtOnce: 50,
  /** Invitations of a group that wait for an answer. */
  pendingInvitations: 1_000,
  /** Characters of a word from the admin to the members. */
  noticeLength: 500,
} as const;

/** Days for which an invitation and a link can be accepted. */
export const invitationDays = 14;
