import type { Limiter, LimitRule } from '../../platform/limits/limiter.ts';

/** An archive reads all that a person has: a few a day are enough for anybody. */
export const exportLimits = {
  exportsByAccount: { points: 5, seconds: 24 * 60 * 60 },
} as const satisfies Record<string, LimitRule>;

export type ExportLimiter = Limiter<keyof typeof exportLimits>;

/** Milliseconds after which an archive that does not come on is given up. */
export const stallsAfter = 60 * 60 * 1000;

const day = 24 * 60 * 60 * 1000;

/** The instant so many days of 24 hours after another. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * day);
}
