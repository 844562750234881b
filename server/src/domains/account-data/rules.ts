/** An archive reads all that a person has: a few a day are enough for anybody. */
export const exportsByAccount = { name: 'exportsByAccount', points: 5, seconds: 24 * 60 * 60 };

/**
 * Milliseconds after which an archive is given up: one that is being made and does not come on, and
 * one whose turn does not come (a server makes one at a time).
 */
export const stallsAfter = { working: 60 * 60 * 1000, queued: 24 * 60 * 60 * 1000 } as const;

const day = 24 * 60 * 60 * 1000;

/** The instant so many days of 24 hours after another. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * day);
}
