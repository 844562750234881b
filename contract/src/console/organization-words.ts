/** What both ends know of organizations in the console, without the schema library. */

export const organizationLimits = {
  nameLength: 100,
  /** Addresses that one call invites. */
  invitations: 500,
  /** Finished months of which figures are kept. */
  months: 24,
  /** Figures are of so many people or more, and sets that differ do so by as many. */
  fewest: 5,
} as const;

/** What is done with a code: another one in its place, nobody joins by it any more, or they do again. */
export const orgcodeActs = ['rotate', 'end', 'resume'] as const;
export type OrgcodeAct = (typeof orgcodeActs)[number];
