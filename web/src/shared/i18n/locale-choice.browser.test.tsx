import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retainForUser, startClientState } from '../session/index.ts';
import {
  chosenLocale,
  createReadersLocale,
  rememberLocale,
  rememberProfileLocale,
} from './locale-choice.ts';

beforeEach(startClientState);
afterEach(() => {
  document.cookie = 'locale=; path=/; max-age=0';
  document.cookie = 'locale_of_profile=; path=/; max-age=0';
  vi.restoreAllMocks();
});

test('an address without prefix is in the language chosen last, else in the one served', () => {
  const readersLocale = createReadersLocale('/login', 'de');
  expect(readersLocale()).toBe('de');
  rememberLocale('fr');
  expect(readersLocale()).toBe('fr');
});

test('the language of a profile holds until its person signs out, and is no choice', () => {
  const readersLocale = createReadersLocale('/login', 'de');
  rememberProfileLocale('fr');
  expect(readersLocale()).toBe('fr');
  expect(chosenLocale()).toBeUndefined();
  retainForUser('ada');
  expect(readersLocale()).toBe('fr');
  retainForUser(null);
  expect(readersLocale()).toBe('de');
});

test('a language chosen while signed in outlasts the session', () => {
  rememberProfileLocale('fr');
  rememberLocale('en');
  retainForUser(null);
  expect(chosenLocale()).toBe('en');
});

test('the language of an address with prefix says nothing about the ones without', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT']);
  expect(createReadersLocale('/fr/login', 'fr')()).toBe('de');
});

test.each(['it', 'fr-CA', '', '%E0%A4%A', '"><script>'])(
  'a cookie of %j is no choice',
  (rubbish) => {
    document.cookie = `locale=${rubbish}; path=/`;
    expect(createReadersLocale('/login', 'de')()).toBe('de');
  },
);
