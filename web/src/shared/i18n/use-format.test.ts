import { describe, expect, it } from 'vitest';
import { createFormat } from './use-format.ts';

describe('a date in French', () => {
  const { date, dayOfWeek } = createFormat('fr');

  it('has an ordinal for the first of a month, and for no other day', () => {
    expect(date('2026-10-01T12:00:00Z')).toBe('1er\u00a0octobre\u00a02026');
    expect(date('2026-10-11T12:00:00Z')).toBe('11\u00a0octobre\u00a02026');
    expect(dayOfWeek(new Date('2026-10-01T12:00:00Z'))).toBe('jeudi 1er octobre');
  });
});

it('is a cardinal number in English and German', () => {
  expect(createFormat('en').date('2026-10-01T12:00:00Z')).toBe('1\u00a0October\u00a02026');
  expect(createFormat('de').date('2026-10-01T12:00:00Z')).toBe('1.\u00a0Oktober\u00a02026');
});

it('names fields in a sentence with small initials, but for German nouns', () => {
  expect(createFormat('en').labels(['Phone', 'Date of birth'])).toBe('phone and date of birth');
  expect(createFormat('fr').labels(['Téléphone', 'Région ou État'])).toBe(
    'téléphone et région ou État',
  );
  expect(createFormat('de').labels(['Telefon', 'Land'])).toBe('Telefon und Land');
});

it('keeps the sign of a percentage with the space before it', () => {
  expect(createFormat('en').percentParts(100)).toEqual(['100', '%']);
  expect(createFormat('fr').percentParts(97)).toEqual(['97', expect.stringMatching(/^\s%$/)]);
  expect(createFormat('de').percentParts(0)).toEqual(['0', expect.stringMatching(/^\s%$/)]);
});
