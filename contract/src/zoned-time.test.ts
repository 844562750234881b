import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, monthsOf } from './months.ts';
import { dayAt, monthAt } from './zoned-time.ts';

/** Every zone this runtime knows, from UTC+14 to UTC-11, with all their summer times. */
const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+12', 'Etc/GMT-14'];
const zone = fc.constantFrom(...zones);
const instant = fc.date({
  min: new Date('2023-01-01T00:00:00Z'),
  max: new Date('2033-01-01T00:00:00Z'),
  noInvalidDate: true,
});

/** The day by the other way round: through Intl, not through Temporal. */
function dayByIntl(at: Date, timeZone: string): string {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', options).format(at);
}

/** The first instant of a month in a zone, found by halving: the one before belongs to another. */
function startOf(month: string, timeZone: string): number {
  let [before, from] = [-36, 36].map(
    (hours) => Date.parse(`${month}-01T00:00:00Z`) + hours * 3_600_000,
  );
  if (before === undefined || from === undefined) throw new Error('two instants are given');
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayByIntl(new Date(middle), timeZone).slice(0, 7) < month) before = middle;
    else from = middle;
  }
  return from;
}

describe('the calendar of a time zone', () => {
  it('gives an instant the day that the zone’s clocks show', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        expect(dayAt(at, timeZone)).toBe(dayByIntl(at, timeZone));
      }),
      { numRuns: 2000 },
    );
  });

  it('turns the month at its first instant and not a millisecond before', () => {
    const month = fc.integer({ min: 0, max: 119 }).map((count) => addMonths('2023-01', count));
    fc.assert(
      fc.property(month, zone, (turned, timeZone) => {
        const start = startOf(turned, timeZone);
        expect(monthAt(new Date(start), timeZone)).toBe(turned);
        expect(monthAt(new Date(start - 1), timeZone)).toBe(addMonths(turned, -1));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['2026-10-31T10:00:00Z', 'Pacific/Kiritimati', '2026-11'],
    ['2026-10-31T09:59:59Z', 'Pacific/Kiritimati', '2026-10'],
    ['2026-11-01T10:59:59Z', 'Pacific/Niue', '2026-10'],
    ['2026-11-01T11:00:00Z', 'Pacific/Niue', '2026-11'],
    // The clocks of Lord Howe go forward by half an hour, in the night of a month's first Sunday.
    ['2028-09-30T13:29:59Z', 'Australia/Lord_Howe', '2028-09'],
    ['2028-09-30T13:30:00Z', 'Australia/Lord_Howe', '2028-10'],
    // Summer time ends in the first night of November.
    ['2026-11-01T02:29:59Z', 'America/St_Johns', '2026-10'],
    ['2026-11-01T02:30:00Z', 'America/St_Johns', '2026-11'],
  ])('%s in %s falls into %s', (at, timeZone, month) => {
    expect(monthAt(new Date(at), timeZone)).toBe(month);
  });
});

describe('months', () => {
  it('follow each other over years', () => {
    const month = fc
      .integer({ min: 2023 * 12, max: 2100 * 12 })
      .map((count) => `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`);
    fc.assert(
      fc.property(month, fc.integer({ min: -400, max: 400 }), (from, count) => {
        const [year = 0, number = 0] = from.split('-').map(Number);
        const naive = new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
        expect(addMonths(from, count)).toBe(naive);
        expect(addMonths(naive, -count)).toBe(from);
        expect(monthsOf(String(year))[number - 1]).toBe(from);
      }),
    );
  });
});
