/** What both ends know of jobs and health, without the schema library. */

export const testChannels = ['mail', 'sms', 'push'] as const;
export type TestChannel = (typeof testChannels)[number];

/** What became of a test: it was taken, no browser of this session takes pushes, or it was refused. */
export const testOutcomes = ['accepted', 'no_browser', 'refused'] as const;

export const healthStates = ['good', 'attention', 'bad'] as const;
export type HealthState = (typeof healthStates)[number];

/** What is looked at, and all that each can find; each has a sentence. */
export const healthFindings = {
  database: { answers: 'good', slow: 'attention' },
  disk: { room: 'good', full: 'bad' },
  calls: { fine: 'good', quiet: 'good', slow: 'attention', failing: 'bad' },
  jobs: { fine: 'good', failed: 'attention', waiting: 'bad' },
  due: { fine: 'good', failing: 'attention', late: 'bad' },
  backup: { made: 'good', off: 'attention', none: 'attention', overdue: 'bad', unreachable: 'bad' },
} as const satisfies Record<string, Record<string, HealthState>>;

export type HealthCheck = keyof typeof healthFindings;
