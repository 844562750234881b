import { expect, test } from 'vitest';
import { smsNumber } from './sms.ts';

test.each([
  ['+49 30 1234567', '+49301234567'],
  ['+49 (0)30 123-4567', '+49301234567'],
  ['0033 6.12.34.56.78', '+33612345678'],
  ['+1 (212) 555/0100', '+12125550100'],
])('%s can be written to as %s', (phone, number) => {
  expect(smsNumber(phone)).toBe(number);
});

test.each(['030 1234567', '(212) 555-0100', '+0 30 1234567', '+49', '12+34567890', ''])(
  '%s names no country, or is no number',
  (phone) => {
    expect(smsNumber(phone)).toBeNull();
  },
);
