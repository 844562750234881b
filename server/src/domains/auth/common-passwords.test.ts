import { meetsPasswordRules } from '@stratum/contract/fields';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'Password1!',
  'P@ssw0rd1!',
  'Pa$$w0rd',
  'Passwort-1',
  'MotDePasse1!',
  'Qwertz123!',
  'Azerty123!',
  'Welcome@2026',
  '123Admin!',
  '@Dmin123!',
  'Sommer2026!',
  'Aa123456!',
  '1qaz@WSX',
])('%s is among the first that are tried', (password) => {
  expect(meetsPasswordRules(password)).toBe(true);
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['Lantern-9x', 'Str0ng!Pass1', 'welcome2Bern!x', 'Kieselgur#4', 'xK9#mLp2qR'])(
  '%s is not',
  (password) => {
    expect(meetsPasswordRules(password)).toBe(true);
    expect(isCommonPassword(password)).toBe(false);
  },
);
