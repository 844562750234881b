import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestDayStart } from './habits.ts';
import { localDate } from './local-date.ts';
import { daysBetween } from './plain-days.ts';
import { endOfDay } from './recurrence.ts';
import { dayAt } from './zoned-time.ts';

/** Both ends of the calendar, odd offsets, summer times of both halves, by half an hour and by two hours. */
const zones = [
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'Pacific/Auckland',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Europe/Berlin',
  'Atlantic/Azores',
  'America/St_Johns',
  'America/Havana',
  'America/Nuuk',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
];
const zone = fc.constantFrom(...zones);
const hour = fc.integer({ min: 0, max: latestDayStart });
const minute = 60_000;
const hours = 60 * minute;

/** Where the zone's clocks are changed, from 2024 to 2028. */
const changes = zones.flatMap((timeZone) => {
  let at = Temporal.ZonedDateTime.from(`2024-01-01T00:00[${timeZone}]`);
  const found: { timeZone: string; at: number }[] = [];
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.year > 2028) return found;
    found.push({ timeZone, at: next.epochMilliseconds });
    at = next;
  }
});

const any = fc.record({
  timeZone: zone,
  at: fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2029, 0) }),
});
/** Near a change of the clocks as often as not. */
const moment = fc.oneof(
  any,
  fc
    .record({ change: fc.constantFrom(...changes), minutes: fc.integer({ min: -600, max: 600 }) })
    .map(({ change, minutes }) => ({ ...change, at: change.at + minutes * minute })),
);

describe('the day an instant belongs to', () => {
  it('is the calendar’s where days begin at midnight', () => {
    fc.assert(
      fc.property(moment, ({ timeZone, at }) => {
        expect(localDate(new Date(at), timeZone)).toBe(dayAt(new Date(at), timeZone));
      }),
      { numRuns: 1000 },
    );
  });

  it('is the one whose first instant has come: when the clocks first show its hour, or jump over it', () => {
    fc.assert(
      fc.property(moment, hour, ({ timeZone, at }, dayStartHour) => {
        const day = localDate(new Date(at), timeZone, dayStartHour);
        expect(at).toBeGreaterThanOrEqual(startOf(day, timeZone, dayStartHour));
        const next = String(Temporal.PlainDate.from(day).add({ days: 1 }));
        expect(at).toBeLessThan(startOf(next, timeZone, dayStartHour));
      }),
      { numRuns: 1000 },
    );
  });

  it('goes on until its end, and no longer', () => {
    fc.assert(
      fc.property(moment, hour, ({ timeZone, at }, dayStartHour) => {
        const day = localDate(new Date(at), timeZone, dayStartHour);
        const end = endOfDay(new Date(at), timeZone, dayStartHour).getTime();
        expect(localDate(new Date(end - 1), timeZone, dayStartHour)).toBe(day);
        expect(localDate(new Date(end), timeZone, dayStartHour)).not.toBe(day);
      }),
      { numRuns: 1000 },
    );
  });

  it('never turns back when the clocks do, and leaves no day out', () => {
    for (const { timeZone, at } of changes) {
      for (let dayStartHour = 0; dayStartHour <= latestDayStart; dayStartHour += 1) {
        const met: string[] = [];
        for (let minutes = -36 * 60; minutes < 36 * 60; minutes += 30) {
          const day = localDate(new Date(at + minutes * minute), timeZone, dayStartHour);
          if (day !== met.at(-1)) met.push(day);
        }
        expect(met.length).toBeGreaterThan(2);
        expect(met).toEqual(daysBetween(met[0] ?? '', met.at(-1) ?? ''));
      }
    }
  });
});

/** The first instant of a day whose wall clock shows the hour or a later one, by looking at all of them. */
function startOf(day: string, timeZone: string, dayStartHour: number): number {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' });
  const end = noon.epochMilliseconds;
  for (let at = end - 15 * hours; at < end; at += 30 * minute) {
    const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
    if (String(wall.toPlainDate()) === day && wall.hour >= dayStartHour) return at;
  }
  throw new Error(`${day} has no beginning`);
}
