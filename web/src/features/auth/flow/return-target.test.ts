import { describe, expect, test } from 'vitest';
import { loginAddress } from '../../../shared/navigation/return-address.ts';
import { returnTarget } from './return-target.ts';

const origin = 'https://stratum.test';
const targetOf = (wanted: string) =>
  returnTarget(new URL(loginAddress('/login', wanted), origin), origin);

describe('the way back after logging in', () => {
  test.each(['/dashboard', '/fr/self-assessment', '/graphview?month=2026-03#radar'])(
    'leads to %s of this site',
    (wanted) => expect(targetOf(wanted)).toBe(wanted),
  );

  test.each(['https://elsewhere.test/dashboard', '/.//elsewhere.test/phish', '//', ''])(
    'never leads to %j',
    (wanted) => expect(targetOf(wanted)).toBeNull(),
  );

  test.each(['/login', '/de/signup', '/verify?x=1'])(
    'never leads to the account screen %s',
    (wanted) => expect(targetOf(wanted)).toBeNull(),
  );

  test('is nowhere when the address names none', () => {
    expect(returnTarget({ search: '', hash: '#radar' }, origin)).toBeNull();
  });
});
