import { describe, expect, test } from 'vitest';
import { haveSameClock, timeZoneLabel } from './time-zone.ts';

const winter = new Date('2026-01-15T12:00:00Z');
const summer = new Date('2026-07-15T12:00:00Z');

describe('a time zone', () => {
  test('is named in the language of its reader', () => {
    const inLocale = (locale: 'en' | 'fr' | 'de') => timeZoneLabel('Europe/Berlin', locale, winter);
    expect(inLocale('en')).toBe('Berlin · Central European Time · UTC+1');
    expect(inLocale('fr')).toBe('Berlin · heure d’Europe centrale · UTC+1');
    expect(inLocale('de')).toBe('Berlin · Mitteleuropäische Zeit · UTC+1');
  });

  test('has the offset of the moment', () => {
    expect(timeZoneLabel('Europe/Berlin', 'en', summer)).toMatch(/UTC\+2$/);
  });

  test('has the region by its city where there is one', () => {
    expect(timeZoneLabel('America/Indiana/Knox', 'en', winter)).toMatch(/^Knox, Indiana · /);
    expect(timeZoneLabel('America/New_York', 'en', winter)).toMatch(/^New York · /);
  });

  test('without a name has its offset once', () => {
    expect(timeZoneLabel('UTC', 'en', winter)).toBe('UTC · Coordinated Universal Time · UTC+0');
    expect(timeZoneLabel('Etc/GMT+5', 'en', winter)).toBe('GMT+5 · UTC-5');
  });
});

test.each([
  ['Europe/Zurich', 'Europe/Berlin', true],
  ['Asia/Calcutta', 'Asia/Kolkata', true],
  ['Europe/Zurich', 'Europe/London', false],
  // Without summer time.
  ['Europe/Zurich', 'Africa/Lagos', false],
])('%s and %s show the same time all year: %s', (one, other, isSame) => {
  expect(haveSameClock(one, other, winter.getTime())).toBe(isSame);
});
