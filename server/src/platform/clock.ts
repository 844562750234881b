/** The present, injected wherever a rule depends on it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** An instant plus seconds, which may be negative. */
export function after(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
