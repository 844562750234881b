import { expect, test } from 'vitest';
import { markRefused, withAddresses } from './typed-addresses.ts';

const emails = (text: string) => withAddresses([], text).map(({ email }) => email);

test('a pasted list is taken apart, each address once and in small letters', () => {
  const list = 'Ada@example.org, bruno@example.org;\nchloe@example.org ada@example.org';
  expect(emails(list)).toEqual(['ada@example.org', 'bruno@example.org', 'chloe@example.org']);
  expect(emails('Ada Lindqvist <ada@example.org>, bruno@example.org')).toEqual([
    'ada@example.org',
    'bruno@example.org',
  ]);
});

test('what is no address stays as it was typed, and is marked', () => {
  expect(withAddresses([], 'Ada, bruno@example.org')).toEqual([
    { email: 'Ada', isWrong: true },
    { email: 'bruno@example.org', isWrong: false },
  ]);
});

test('an address that the server refuses is marked at its place', () => {
  const known = withAddresses([], 'ada@example.org bruno@example.org');
  expect(markRefused(known, { 'emails.1': 'No.' }).map(({ isWrong }) => isWrong)).toEqual([
    false,
    true,
  ]);
});
