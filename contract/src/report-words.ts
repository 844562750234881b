/** What both ends know of reports, without the schema library. */

export const reportReasons = [
  'harassment',
  'hate',
  'threat',
  'sexual',
  'self_harm',
  'spam',
  'impersonation',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportLimits = {
  /** Characters of what whoever reports says besides. */
  wordsLength: 1_000,
  /** Reports of a person in a day. */
  perDay: 20,
  /** Days for which a report is kept, with what it is about. */
  keptDays: 90,
} as const;
