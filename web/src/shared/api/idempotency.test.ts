import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { createIdempotencyKeys } from './idempotency.ts';

const input = { body: { answers: { a: 1 } } };

test('a submission repeated after no answer keeps its key', () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyFor(input);
  keys.settled(new CallError({ code: 'something_went_wrong', message: '' }));
  expect(keys.keyFor(input)).toBe(first);
});

test('an answered submission, and another input, get a new key', () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyFor(input);
  const other = keys.keyFor({ body: { answers: { a: 2 } } });
  expect(other).not.toBe(first);
  keys.settled(null);
  const afterSuccess = keys.keyFor(input);
  keys.settled(new CallError({ code: 'assessment_incomplete', message: '' }));
  expect(new Set([first, other, afterSuccess, keys.keyFor(input)]).size).toBe(4);
});
