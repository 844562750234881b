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

/** Reported for these, a person may be in danger now. */
export const urgentReasons: ReadonlySet<ReportReason> = new Set(['self_harm', 'threat']);

/** What a report is about. */
export const reportedThings = ['message', 'person', 'group'] as const;
export type ReportedThing = (typeof reportedThings)[number];

/** What who runs the installation can decide. A person is not taken away: their account is blocked. */
export const reportDecisions = ['no_action', 'warned', 'removed'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

export function decisionsOn(thing: ReportedThing): readonly ReportDecision[] {
  return thing === 'person' ? ['no_action', 'warned'] : reportDecisions;
}

/** Whether whom a report is about is told of a decision: of one that changes nothing for them, not. */
export function tellsReported(decision: ReportDecision): boolean {
  return decision !== 'no_action';
}

export const reportStates = ['waiting', 'appealed', 'decided'] as const;
export type ReportState = (typeof reportStates)[number];

/** Who is told of a decision, and may appeal against it once. */
export const reportSides = ['reporter', 'reported'] as const;
export type ReportSide = (typeof reportSides)[number];

export const reportLimits = {
  /** Characters of what whoever reports says besides. */
  wordsLength: 1_000,
  /** Characters of a note to one side, and of an appeal. */
  noteLength: 2_000,
  /** Days within which a report is to be decided. */
  answeredDays: 2,
  /** Days after a decision in which it can be appealed against. */
  appealDays: 30,
  /** Reports of a person in a day. */
  perDay: 20,
  /** Days for which a report is kept, with what it is about. */
  keptDays: 90,
} as const;
