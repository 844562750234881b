import { locales } from '@stratum/contract/locale';
import { describe, expect, test } from 'vitest';
import { countriesIn, guessCountry } from './countries.ts';

describe('the list of countries', () => {
  test.each(locales)('has a name of its own for each in %s', (locale) => {
    const countries = countriesIn(locale);
    expect(countries.filter(({ id, name }) => id === name)).toEqual([]);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(249);
  });

  test('follows the alphabet of the language, in which Ö and É do not come last', () => {
    const placeOf = (locale: string, id: string) =>
      countriesIn(locale).findIndex((country) => country.id === id);
    expect(placeOf('de', 'AT')).toBeLessThan(placeOf('de', 'PK'));
    expect(placeOf('fr', 'EG')).toBeLessThan(placeOf('fr', 'FR'));
    expect(placeOf('en', 'AT')).toBeLessThan(placeOf('en', 'PK'));
  });
});

describe('the country guessed', () => {
  test('is the one that language and time zone agree on', () => {
    expect(guessCountry(['de-AT', 'de', 'en-US', 'en'], 'Europe/Vienna')).toBe('AT');
    expect(guessCountry(['fr-CA'], 'America/Toronto')).toBe('CA');
  });

  test('is none where they disagree', () => {
    expect(guessCountry(['en-US', 'en'], 'Europe/Berlin')).toBeNull();
  });

  test('is none where no country is named', () => {
    expect(guessCountry(['de', 'en'], 'Europe/Berlin')).toBeNull();
    expect(guessCountry([], 'Europe/Berlin')).toBeNull();
    expect(guessCountry(['not a tag', 'de-ZZ', 'es-419'], 'Europe/Berlin')).toBeNull();
  });

  test('is the one lived in where the languages name several', () => {
    expect(guessCountry(['en-GB', 'fr-FR', 'fr-MC'], 'Europe/Paris')).toBe('FR');
  });
});
