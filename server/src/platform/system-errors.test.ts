import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { diskFullReason } from './system-errors.ts';

const failed = (message: string, code: object) => Object.assign(new Error(message), code);

test.each([
  ['the system', failed('no space left on device', { code: 'ENOSPC' })],
  ['a quota', failed('quota exceeded', { code: 'EDQUOT' })],
  ['SQLite', failed('database or disk is full', { code: 'ERR_SQLITE_ERROR', errcode: 13 })],
  ['PostgreSQL', failed('could not extend file', { code: '53100' })],
])('a full disk is known where %s says so, also as the cause of another failure', (_, error) => {
  expect(diskFullReason(error)).toBe(error.message);
  expect(diskFullReason(new DrizzleQueryError('INSERT …', [], error))).toBe(error.message);
});

test('other failures are not taken for one', () => {
  const others = [failed('no such file', { code: 'ENOENT' }), new Error('disk'), null, '53100'];
  expect(others.map(diskFullReason)).toEqual([null, null, null, null]);
});
