import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { daySchema, timeZoneSchema } from './calendar.ts';
import { addMonths, monthsOf, yearsThrough } from './months.ts';
import { dayAt, monthAt } from './zoned-time.ts';

const month = fc
  .tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

describe('the calendar', () => {
  it('adds months as PlainYearMonth does', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: -40, max: 40 }), (start, count) => {
        const expected = Temporal.PlainYearMonth.from(start).add({ months: count }).toString();
        expect(addMonths(start, count)).toBe(expected);
      }),
    );
  });

  it('gives twelve months for a year and one for a month', () => {
    expect(monthsOf('2026')).toHaveLength(12);
    expect(monthsOf('2026').at(-1)).toBe('2026-12');
    expect(monthsOf('2026-03')).toEqual(['2026-03']);
  });

  it('lists the years from 2023 through the current one', () => {
    expect(yearsThrough('2026-01')).toEqual([2023, 2024, 2025, 2026]);
    expect(yearsThrough('2022-12')).toEqual([]);
  });

  it('places an instant in the month of the person’s own zone', () => {
    const lateMarch = new Date('2026-03-31T22:30:00Z');
    expect(monthAt(lateMarch, 'Europe/Paris')).toBe('2026-04');
    expect(monthAt(lateMarch, 'America/New_York')).toBe('2026-03');
  });

  it('agrees with Intl on the day of any instant in any zone', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const instants = fc.date({
      min: new Date('1995-01-01'),
      max: new Date('2060-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, timeZone) => {
        const said = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);
        expect(dayAt(instant, timeZone)).toBe(said);
      }),
    );
  });

  it('refuses days and zones that do not exist', () => {
    expect(daySchema.safeParse('2023-02-29').success).toBe(false);
    expect(daySchema.safeParse('2024-02-29').success).toBe(true);
    expect(timeZoneSchema.safeParse('Mars/Olympus').success).toBe(false);
    expect(timeZoneSchema.safeParse('+02:00').success).toBe(false);
  });
});

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const threeLetters = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
/** The names that ICU takes from System V. */
const systemV =
  'AST4 AST4ADT CST6 CST6CDT EST5 EST5EDT HST10 MST7 MST7MDT PST8 PST8PDT YST9 YST9YDT'
    .split(' ')
    .map((name) => `SystemV/${name}`);
const retired = ['Canada/East-Saskatchewan', 'US/Pacific-New'];

describe('a time zone', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('that is taken is one that days and months can be counted in', () => {
    const names = [...threeLetters, ...systemV, ...retired, ...Intl.supportedValuesOf('timeZone')];
    const taken = names.filter((name) => timeZoneSchema.safeParse(name).success);
    expect(taken.filter((name) => /^[A-Z]{3}$/.test(name))).toEqual([
      'CET',
      'EET',
      'EST',
      'GMT',
      'HST',
      'MET',
      'MST',
      'PRC',
      'ROC',
      'ROK',
      'UCT',
      'UTC',
      'WET',
    ]);
    expect(taken.filter((name) => [...systemV, ...retired].includes(name))).toEqual([]);
    expect(taken).toEqual(expect.arrayContaining(Intl.supportedValuesOf('timeZone')));
    for (const name of taken) expect(() => dayAt(new Date(0), name)).not.toThrow();
  });

  it('is kept in its canonical spelling, and under the name it was given', () => {
    expect(timeZoneSchema.parse('europe/BERLIN')).toBe('Europe/Berlin');
    expect(timeZoneSchema.parse('Asia/Calcutta')).toBe('Asia/Calcutta');
  });

  it('of a browser without Temporal is taken as Intl knows it', () => {
    vi.stubGlobal('Temporal', undefined);
    expect(timeZoneSchema.parse('Europe/Berlin')).toBe('Europe/Berlin');
    expect(timeZoneSchema.safeParse('Mars/Olympus').success).toBe(false);
  });
});
