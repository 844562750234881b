const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * The day `YYYY-MM-DD` that an instant belongs to for a person whose days begin at an hour of their
 * clocks. A later instant never belongs to an earlier day.
 */
export function localDate(instant: Date, timeZone: string, dayStartHour = 0): string {
  const { day, hour } = readClock(instant, timeZone);
  if (hour >= dayStartHour) return day;
  // Clocks that were set back past the start of the day have begun it already.
  const before = readClock(new Date(instant.getTime() - 3_600_000), timeZone);
  if (before.day === day && before.hour >= dayStartHour) return day;
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

/** By Intl, which browsers without Temporal have too. */
function readClock(instant: Date, timeZone: string): { day: string; hour: number } {
  const clock = clocks.get(timeZone) ?? openClock(timeZone);
  // `2026-11-22 06`
  const shown = clock.format(instant);
  return { day: shown.slice(0, 10), hour: Number(shown.slice(-2)) };
}

function openClock(timeZone: string): Intl.DateTimeFormat {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}
