import { expect, expectTypeOf, test } from 'vitest';
import { type SessionId, type UserId, userIdSchema } from './ids.ts';

test('the id of one entity is none of another, and both are text', () => {
  expectTypeOf<SessionId>().not.toExtend<UserId>();
  expectTypeOf<string>().not.toExtend<UserId>();
  expectTypeOf<UserId>().toExtend<string>();
  expect(userIdSchema.meta()).toEqual({ description: 'Id of a user' });
});
