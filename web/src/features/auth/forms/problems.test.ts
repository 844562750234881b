import { signUpIdentitySchema } from '@stratum/contract/auth';
import { describe, expect, test } from 'vitest';
import { checkInput } from '../../../shared/forms/check-input.ts';
import { problemsAt } from './problems.ts';

const identity = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'Ada@Example.org ',
  password: 'Engine-1843',
};

describe('the check of step 1', () => {
  test('gives what the server would store', () => {
    expect(checkInput(signUpIdentitySchema, identity).data).toEqual({
      ...identity,
      email: 'ada@example.org',
    });
  });

  test('names every wrong field with its first problem', () => {
    const typed = { first_name: ' ', last_name: 'L'.repeat(61), email: 'ada@', password: 'short' };
    expect(checkInput(signUpIdentitySchema, typed).problems).toEqual({
      first_name: { key: 'required' },
      last_name: { key: 'too_long', limit: 60 },
      email: { key: 'email' },
      password: { key: 'password' },
    });
  });
});

describe('the server’s sentences', () => {
  const sentences = { email: 'Not this one.', phone: 'No phone.', timeZone: 'No zone.' };

  test('go to the form that has the field', () => {
    expect(problemsAt('signup', sentences)).toEqual({ email: 'Not this one.' });
    expect(problemsAt('signupnext', sentences)).toEqual({ phone: 'No phone.' });
  });

  test('belong to no form when nobody typed the value', () => {
    expect(problemsAt('verify', { timeZone: 'No zone.' })).toEqual({});
  });
});
