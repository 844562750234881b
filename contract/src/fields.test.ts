import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signUpSchema } from './auth.ts';
import {
  emailSchema,
  isProviderOnlyEmail,
  meetsPasswordRules,
  newPasswordSchema,
  providerEmailSchema,
  text,
} from './fields.ts';
import fieldsDe from './messages/fields.de.json' with { type: 'json' };
import fieldsEn from './messages/fields.en.json' with { type: 'json' };
import fieldsFr from './messages/fields.fr.json' with { type: 'json' };
import { fieldMessageKeys, fieldProblems } from './validation.ts';

describe('the password rule', () => {
  it.each([
    ['Abcdef1!', true],
    ['Abcdefghijkl12!?', true],
    ['Abcde1!', false],
    ['Abcdefghijklm12!?', false],
    ['abcdef1!', false],
    ['ABCDEF1!', false],
    ['Abcdefg!', false],
    ['Abcdefg1', false],
    ['Abcd ef1!', false],
  ])('judges %s as %s', (password, holds) => {
    expect(meetsPasswordRules(password)).toBe(holds);
  });
});

describe('a password that is nothing but blanks', () => {
  it.each(['', ' ', '\t\n      '])('%j is told to be required', (password) => {
    const { error } = newPasswordSchema.safeParse(password);
    expect(error && fieldProblems(error).get('')).toEqual({ key: 'required' });
  });
});

describe('the mail address', () => {
  it.each(['ada@example.org', 'a.b-c_d@mail.example.museum', 'Ada@Example.ORG'])(
    'takes %s',
    (email) => {
      expect(emailSchema.parse(email)).toBe(email.toLowerCase());
    },
  );

  it.each([
    'ada',
    'ada@',
    'ada@example',
    'ada@example.o',
    'ada@example.toolonga',
    'a da@example.org',
    'ada@@example.org',
  ])('refuses %s', (email) => {
    expect(emailSchema.safeParse(email).success).toBe(false);
  });

  it.each(['ada+work@example.org', 'Ada@Studio.Photography', "o'neil@example.org"])(
    '%s can be proved by a provider, and have no password',
    (email) => {
      expect(providerEmailSchema.parse(email)).toBe(email.toLowerCase());
      expect(isProviderOnlyEmail(email)).toBe(true);
    },
  );

  it.each([
    'ada',
    'ada@',
    'ada@example',
    'a da@example.org',
    'ada@example.org, eve@example.org',
    'ada\0@example.org',
  ])('%j can be proved by nobody', (email) => {
    expect(providerEmailSchema.safeParse(email).success).toBe(false);
    expect(isProviderOnlyEmail(email)).toBe(false);
  });

  it('answers hostile lengths at once', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5000 }), (local) => {
        expect(emailSchema.safeParse(`${local}@${'a.'.repeat(3000)}`).success).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});

describe('text', () => {
  it('refuses what PostgreSQL cannot store', () => {
    expect(text(10).safeParse('a\0b').success).toBe(false);
    expect(text(10).safeParse('a\ud800b').success).toBe(false);
    expect(text(10).safeParse('a😀b').success).toBe(true);
  });
});

describe('field messages', () => {
  it('exist for every key in every language', () => {
    for (const messages of [fieldsEn, fieldsFr, fieldsDe]) {
      expect(Object.keys(messages).sort()).toEqual([...fieldMessageKeys].sort());
    }
  });

  it('say "This Field is Required" for what is missing, and name what is unknown', () => {
    const { error } = signUpSchema.safeParse({ nickname: 'x' }, { reportInput: true });
    const problems = error && fieldProblems(error);
    expect(problems?.get('email')).toEqual({ key: 'required' });
    expect(problems?.get('nickname')).toEqual({ key: 'unknown_field' });
    expect(fieldsEn.required).toBe('This Field is Required');
  });
});
