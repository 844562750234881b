import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Weekday, weekdays } from './plain-days.ts';
import { nextLocalInstant, type Recurrence } from './recurrence.ts';

/** From UTC+14 to UTC-10; summer times of both halves, of half an hour and in the middle of the night. */
const zones = [
  'Pacific/Kiritimati',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Africa/Cairo',
  'Europe/Berlin',
  'Atlantic/Azores',
  'America/St_Johns',
  'America/Santiago',
  'America/New_York',
  'America/Adak',
];
const minute = 60_000;
const quarter = 15 * minute;
const day = 24 * 60 * minute;

const formats = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** What the clocks of a zone show, `YYYY-MM-DD HH:MM`, by the other way round: through Intl. */
function shown(at: number, zone: string): string {
  return formats.get(zone)?.format(at) ?? '';
}

/** The first minute at which the clocks show a local time or one beyond it, found by looking. */
function firstMinuteAt(date: string, time: string, zone: string): number {
  const isPast = (at: number) => shown(at, zone) >= `${date} ${time}`;
  let at = Date.parse(`${date}T00:00Z`) - 15 * 60 * minute;
  // Clocks change at quarters: within one they run on, up to its last minute.
  while (!isPast(at + quarter - minute)) at += quarter;
  while (!isPast(at)) at += minute;
  return at;
}

/** The same rule said another way: of all days around, those it falls on, and their first minutes. */
function expectedNext(
  { time, weekdays: wanted, day: dayOfMonth }: Recurrence,
  zone: string,
  from: number,
) {
  for (let at = from - 2 * day; ; at += day) {
    const date = new Date(at).toISOString().slice(0, 10);
    const [year = 0, month = 0, number = 0] = date.split('-').map(Number);
    const name = weekdays[new Date(date).getUTCDay()] as Weekday;
    const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
    if (wanted && !wanted.includes(name)) continue;
    if (dayOfMonth !== undefined && number !== Math.min(dayOfMonth, lastDay)) continue;
    const first = firstMinuteAt(date, time, zone);
    if (first > from) return new Date(first);
  }
}

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const recurrence: fc.Arbitrary<Recurrence> = fc.oneof(
  fc.record({ time }),
  fc.record({ time, weekdays: fc.subarray([...weekdays], { minLength: 1 }) }),
  fc.record({ time, day: fc.integer({ min: 1, max: 31 }) }),
);
const instant = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.getTime());

/** Within two days of a change of the zone's clocks, where the rule is hard. */
const nearTransition = fc.tuple(fc.constantFrom(...zones), instant).chain(([zone, from]) => {
  const change = Temporal.Instant.fromEpochMilliseconds(from)
    .toZonedDateTimeISO(zone)
    .getTimeZoneTransition('next');
  const around = change?.epochMilliseconds ?? from;
  return fc.integer({ min: -2 * day, max: 2 * day }).map((off) => [zone, around + off] as const);
});

test('the next instant is the first at which the zone’s clocks have reached the time, on a day of the rule', () => {
  fc.assert(
    fc.property(recurrence, nearTransition, (rule, [zone, from]) => {
      expect(nextLocalInstant(rule, zone, new Date(from))).toEqual(expectedNext(rule, zone, from));
    }),
    { numRuns: 300 },
  );
});

test('a daily time comes once for each local day, whatever the clocks do', () => {
  fc.assert(
    fc.property(time, nearTransition, (at, [zone, from]) => {
      let next = new Date(from);
      const days = Array.from({ length: 5 }, () => {
        next = nextLocalInstant({ time: at }, zone, next);
        return shown(next.getTime(), zone).slice(0, 10);
      });
      expect(new Set(days).size).toBe(5);
      const span = Date.parse(days[4] ?? '') - Date.parse(days[0] ?? '');
      expect(span).toBe(4 * day);
    }),
  );
});

test.each([
  [
    'a time that is skipped, at the end of the gap',
    '02:30',
    '2027-03-27T12:00Z',
    '2027-03-28T01:00Z',
  ],
  ['a time that comes twice, at the first', '02:30', '2026-10-24T12:00Z', '2026-10-25T00:30Z'],
  ['and not again at the second', '02:30', '2026-10-25T00:30Z', '2026-10-26T01:30Z'],
])('in Berlin %s', (_what, at, from, next) => {
  const found = nextLocalInstant({ time: at }, 'Europe/Berlin', new Date(from));
  expect(found).toEqual(new Date(next));
});

test('the 31st of a shorter month is its last day', () => {
  const monthly = { time: '08:00', day: 31 };
  const found = nextLocalInstant(monthly, 'UTC', new Date('2027-01-31T08:00Z'));
  expect(found).toEqual(new Date('2027-02-28T08:00Z'));
});

test('a recurrence without any weekday is refused', () => {
  const never = { time: '08:00', weekdays: [] };
  expect(() => nextLocalInstant(never, 'UTC', new Date('2027-01-31'))).toThrow(RangeError);
});
