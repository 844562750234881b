import { meetsPasswordRules } from '@stratum/contract/fields';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import common from './common-passwords.json' with { type: 'json' };
import { passwordProblem } from './common-passwords.ts';

test.each([
  'Password1!',
  'P@ssw0rd1!',
  'Pa$$w0rd',
  'Passwort-1',
  'MotDePasse1!',
  'Qwertz123!',
  'Azerty123!',
  'Welcome@2026',
  'We1come@2026',
  '123Admin!',
  '@Dmin123!',
  'Micha3l!',
  'Sommer2026!',
  'Février-26',
  'Aa123456!',
  'Aa1234567!',
  '1qaz@WSX',
  'Zaq1@wsx',
  '1qaz!QAZ',
  'Zaq12wsx!',
  'Qwer1234!',
  'Qwe123!@#',
  'Asd123!@#',
  'Qwe-2026!',
  'Sdfg2026!',
  'Qwe!"§123',
  '$RFV3edc',
  '1Q2w3e4r!',
  'Trustno1!',
  'Michael1!',
  'Liverpool1!',
  'Pokemon@1',
  'Starwars1!',
  'India@123',
])('%s is among the first that are tried', (password) => {
  expect(meetsPasswordRules(password)).toBe(true);
  expect(passwordProblem(password)).toBe('password_common');
});

test.each([
  'Lantern-9x',
  'Str0ng!Pass1',
  'welcome2Bern!x',
  'Kieselgur#4',
  'xK9#mLp2qR',
  'Mondlicht-Tor7',
])('%s is not', (password) => {
  expect(meetsPasswordRules(password)).toBe(true);
  expect(passwordProblem(password)).toBeNull();
});

const names = { first_name: 'Zoë-Lou', last_name: 'Ångström', email: 'zoelle.tarn42@example.org' };

test.each([
  'Angstrom1!',
  '#Ångström26',
  '@ngStr0m-1',
  'Zoelou2026!',
  'Zoelle.Tarn42',
  'Zoelle-77',
  '7-Tarn-77',
])('%s is refused to the person it names, and to no other', (password) => {
  expect(meetsPasswordRules(password)).toBe(true);
  expect(passwordProblem(password, names)).toBe('password_own_name');
  expect(passwordProblem(password)).toBeNull();
});

test('names of fewer than four letters refuse nothing', () => {
  const short = { first_name: 'Bo', last_name: 'Kim', email: 'bo.k@example.org' };
  for (const password of ['Kim-70421', 'Bo#904417']) {
    expect(passwordProblem(password, short)).toBeNull();
  }
});

const around = fc.string({ unit: fc.constantFrom(...'0123456789!#-_.?'), maxLength: 4 });
const words = common.words.flatMap((row) => row.split(' '));

test('no figures and signs around a common word make it another', () => {
  fc.assert(
    fc.property(fc.constantFrom(...words), around, around, (word, before, after) => {
      expect(passwordProblem(before + word.toUpperCase() + after)).toBe('password_common');
    }),
  );
});

test('a walk is one in both directions, on every layout', () => {
  const walks = [...common.rows, ...common.columns].flatMap((row) => row.split(' '));
  for (const walk of walks) {
    expect(passwordProblem(`${walk}X!`)).toBe('password_common');
    expect(passwordProblem(`${[...walk].reverse().join('')}X!`)).toBe('password_common');
  }
});

test('of 5,000 passwords drawn at random none is refused', () => {
  const signs = Array.from({ length: 94 }, (_, n) => String.fromCharCode(33 + n));
  const drawn = fc.string({ unit: fc.constantFrom(...signs), minLength: 8, maxLength: 16 });
  const own = { first_name: 'Anna', last_name: 'Berg', email: 'anna.berg@example.org' };
  const passwords = fc
    .sample(drawn, { numRuns: 8_000, seed: 5 })
    .filter(meetsPasswordRules)
    .slice(0, 5_000);
  expect(passwords.length).toBe(5_000);
  expect(passwords.filter((password) => passwordProblem(password, own) !== null)).toEqual([]);
});
