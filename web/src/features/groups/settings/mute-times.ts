export const muteTimes = ['hour', 'morning', 'week'] as const;
export type MuteTime = (typeof muteTimes)[number];

const hour = 3_600_000;
/** When a new day begins for somebody who wanted to hear nothing of the group until then. */
const morningHour = 8;

/** The instant at which silence ends that begins now. */
export function mutedUntilOf(time: MuteTime, now: Date): Date {
  if (time === 'hour') return new Date(now.getTime() + hour);
  if (time === 'week') return new Date(now.getTime() + 7 * 24 * hour);
  const until = new Date(now);
  // Before that hour it is this morning.
  if (now.getHours() >= morningHour) until.setDate(until.getDate() + 1);
  until.setHours(morningHour, 0, 0, 0);
  return until;
}
