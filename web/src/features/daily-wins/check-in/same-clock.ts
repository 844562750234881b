const halfYear = 182 * 86_400_000;

/** Whether two time zones show the same time, in winter and in summer: Zurich and Berlin do. */
export function haveSameClock(one: string, other: string, now = Date.now()): boolean {
  return [now, now + halfYear].every(
    (instant) => shownTime(instant, one) === shownTime(instant, other),
  );
}

function shownTime(instant: number, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return clock.format(instant);
}
