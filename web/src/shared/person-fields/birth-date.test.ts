import { daySchema } from '@stratum/contract/calendar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { birthDateOf, dayOfBirth, noBirthDate, partsInOrder, wrongPart } from './birth-date.ts';

describe('a date of birth in three parts', () => {
  test('is open when every part is', () => {
    expect(dayOfBirth(noBirthDate)).toBeUndefined();
    expect(birthDateOf(null)).toEqual(noBirthDate);
    expect(dayOfBirth({ day: ' ', month: '', year: '' })).toBeUndefined();
  });

  test('becomes the day it names', () => {
    const anyDay = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2026-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyDay, (date) => {
        const parts = {
          day: String(date.getUTCDate()),
          month: String(date.getUTCMonth() + 1),
          year: String(date.getUTCFullYear()),
        };
        const day = date.toISOString().slice(0, 10);
        expect(dayOfBirth(parts)).toBe(day);
        expect(birthDateOf(day)).toEqual(parts);
      }),
    );
  });

  test.each([
    ['a day without month', { day: '4', month: '', year: '1990' }, 'month'],
    ['a lone year', { day: '', month: '', year: '1990' }, 'day'],
    ['the thirty-first of April', { day: '31', month: '4', year: '1990' }, 'day'],
    ['a leap day of another year', { day: '29', month: '2', year: '1990' }, 'year'],
    ['a year of two digits', { day: '4', month: '5', year: '90' }, 'year'],
    ['letters', { day: 'four', month: '5', year: '1990' }, 'day'],
  ] as const)('with %s is refused, and the first wrong part is known', (_, date, part) => {
    expect(daySchema.safeParse(dayOfBirth(date)).success).toBe(false);
    expect(wrongPart(date)).toBe(part);
  });

  test('is asked in the order of the locale', () => {
    expect(partsInOrder('en-US')).toEqual(['month', 'day', 'year']);
    expect(partsInOrder('en-GB')).toEqual(['day', 'month', 'year']);
    expect(partsInOrder('fr')).toEqual(['day', 'month', 'year']);
    expect(partsInOrder('de')).toEqual(['day', 'month', 'year']);
  });
});
