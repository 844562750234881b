import { signUpIdentitySchema } from '@stratum/contract/auth';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkBody, hasField, unchangedProblems } from './problems.ts';

const identity = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'Ada@Example.org ',
  password: 'Engine-1843',
};
const goal = { title: 'Run', milestones: [{ name: '' }, { name: 'Half' }], due: undefined };

describe('the check before sending', () => {
  test('gives what the server would store', () => {
    const { body } = checkBody(signUpIdentitySchema, identity);
    expect(body).toEqual({ ...identity, email: 'ada@example.org' });
  });

  test('names every wrong field with its first problem', () => {
    const typed = { first_name: ' ', last_name: 'L'.repeat(61), email: 'ada@', password: 'short' };
    expect(checkBody(signUpIdentitySchema, typed).problems).toEqual({
      first_name: { key: 'required' },
      last_name: { key: 'too_long', limit: 60 },
      email: { key: 'email' },
      password: { key: 'password' },
    });
  });

  test('names a field of a row by its path', () => {
    const milestones = z.array(z.object({ name: z.string().min(1, 'required') }));
    expect(checkBody(z.object({ milestones }), goal).problems).toEqual({
      'milestones.0.name': { key: 'required' },
    });
  });
});

test.each([
  ['title', true],
  ['milestones', true],
  ['milestones.1.name', true],
  ['due', true],
  ['milestones.2.name', false],
  ['milestones.0.name.first', false],
  ['timeZone', false],
  ['toString', false],
])('a form of a goal has a field %s: %s', (path, has) => {
  expect(hasField(goal, path)).toBe(has);
});

test('a problem is gone with the value that it was found in, others stay', () => {
  const problems = { title: 'No.', 'milestones.0.name': 'No.', 'milestones.1.name': 'No.' };
  const first = { ...goal, milestones: [{ name: 'A mile' }, { name: 'Half' }] };
  expect(unchangedProblems(problems, goal, first)).toEqual({
    title: 'No.',
    'milestones.1.name': 'No.',
  });
  expect(unchangedProblems(problems, goal, { ...goal, milestones: [{ name: 'Half' }] })).toEqual({
    title: 'No.',
  });
});

test('a problem of rows stays while they say the same, in whatever object', () => {
  const problems = { milestones: 'Two are too few.' };
  const same = { ...goal, milestones: goal.milestones.map((each) => ({ ...each })) };
  expect(unchangedProblems(problems, goal, same)).toEqual(problems);
  const third = { ...goal, milestones: [...goal.milestones, { name: 'Whole' }] };
  expect(unchangedProblems(problems, goal, third)).toEqual({});
});
