import { locales } from '@stratum/contract/locale';
import { describe, expect, test } from 'vitest';
import { fold, hasWords } from '../../../shared/ui/suggestions.ts';
import { timeZoneOptions } from './time-zone-options.ts';

const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;

describe('the time zones', () => {
  test.each(locales)('are all there, each with a name of its own, in %s', async (locale) => {
    const options = await timeZoneOptions('Europe/Berlin', locale);
    const ids = options.map(({ id }) => id);
    expect(new Set(ids)).toEqual(
      new Set(['UTC', own, 'Europe/Berlin', ...Intl.supportedValuesOf('timeZone')]),
    );
    expect(new Set(options.map(({ name }) => name)).size).toBe(ids.length);
  });

  test('begin with the one here and the one kept, and go on from west to east', async () => {
    const ids = (await timeZoneOptions('Europe/Berlin', 'fr')).map(({ id }) => id);
    const others = ids.slice(ids.indexOf('Europe/Berlin') + 1);
    expect(ids.slice(0, -others.length)).toEqual([...new Set([own, 'Europe/Berlin'])]);
    const places = ['Pacific/Midway', 'Europe/Paris', 'Asia/Tokyo', 'Pacific/Kiritimati'];
    expect(others.filter((id) => places.includes(id))).toEqual(places);
  });

  test.each([
    ['city', 'new york', 'America/New_York'],
    ['country', 'österreich', 'Europe/Vienna'],
    ['name, with another part', 'mitteleuropäische vien', 'Europe/Vienna'],
    ['offset', 'utc+5:45', 'Asia/Katmandu'],
    ['identifier', 'asia/tok', 'Asia/Tokyo'],
  ])('are found by %s', async (_part, typed, id) => {
    const options = await timeZoneOptions('Europe/Berlin', 'de');
    const found = options.filter(({ name, keywords }) =>
      hasWords(fold(`${name} ${keywords}`), typed),
    );
    expect(found.map((option) => option.id)).toEqual([id]);
  });

  test('keep one that no browser knows any more', async () => {
    const [first, second] = await timeZoneOptions('Etc/GMT+5', 'en');
    expect([first?.id, second?.id]).toContain('Etc/GMT+5');
  });
});
