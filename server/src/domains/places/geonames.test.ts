import { expect, test } from 'vitest';
import { cityRow } from './geonames.ts';

function line(changes: { name?: string; feature?: string; country?: string } = {}): string {
  const { name = 'Bern', feature = 'PPLC', country = 'CH' } = changes;
  const place = ['46.94', '7.44', 'P', feature, country, '', 'BE', '246', '351', '', '121631'];
  return ['2661552', name, name, 'Berna,Berne', ...place, '', '549', 'Europe/Zurich', ''].join(
    '\t',
  );
}

test('a line becomes a city with all its names', () => {
  expect(cityRow(line())).toEqual({
    id: 2661552,
    name: 'Bern',
    mainNames: ['Bern', 'Bern'],
    otherNames: ['Berna', 'Berne'],
    country: 'CH',
    state: 'BE',
    population: 121_631,
  });
});

test.each([
  ['a section of a place', { feature: 'PPLX' }],
  ['a place that is no more', { feature: 'PPLQ' }],
  ['a numbered quarter', { name: 'Seen (Kreis 3)' }],
  ['a part', { name: 'Fahrweid (südl. Teil)' }],
])('%s is no city', (_what, changes) => {
  expect(cityRow(line(changes))).toBeNull();
});

test('a Swiss name leaves its quarter away, a Spanish one in two languages stays', () => {
  const swiss = cityRow(line({ name: 'Volketswil / Volketswil (Dorf)' }));
  expect(swiss?.name).toBe('Volketswil');
  const spanish = cityRow(line({ name: 'Laudio / Llodio', country: 'ES' }));
  expect(spanish?.name).toBe('Laudio / Llodio');
});
