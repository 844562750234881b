/** How an account stands: `leaving` while its end is planned. */
export const personStates = ['active', 'blocked', 'leaving'] as const;
export type PersonState = (typeof personStates)[number];

/** Acts on several people at once. */
export const bulkActs = ['block', 'unblock', 'end_sessions'] as const;
export type BulkAct = (typeof bulkActs)[number];
export const mostAtOnce = 100;
