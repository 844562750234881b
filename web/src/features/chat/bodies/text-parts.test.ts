import { userIdSchema } from '@stratum/contract/ids';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmojiOnly, textParts } from './text-parts.ts';

const person = (number: number, first_name: string) => ({
  userId: userIdSchema.parse(`01990000-0000-7000-8000-00000000000${number}`),
  first_name,
});
const people = [person(1, 'Anna'), person(2, 'Anna Lena'), person(3, 'Zoë')];
const links = (body: string) =>
  textParts(body, []).flatMap((part) => (part.kind === 'link' ? [[part.text, part.href]] : []));
const mentions = (body: string) =>
  textParts(body, people).flatMap((part) => (part.kind === 'mention' ? [part.text] : []));

describe('an address', () => {
  test.each([
    ['See https://example.org/a?b=c#d.', 'https://example.org/a?b=c#d', undefined],
    ['(https://example.org/a)', 'https://example.org/a', undefined],
    [
      'https://de.wikipedia.org/wiki/Lauf_(Sport), gut',
      'https://de.wikipedia.org/wiki/Lauf_(Sport)',
      undefined,
    ],
    ['« http://example.org/ »', 'http://example.org/', undefined],
    ['HTTPS://EXAMPLE.ORG/A', 'HTTPS://EXAMPLE.ORG/A', 'https://example.org/A'],
    ['Write to ada+run@example.org, please', 'ada+run@example.org', 'mailto:ada+run@example.org'],
    ['mailto:ada@example.org', 'mailto:ada@example.org', undefined],
  ])('in “%s” is a link', (body, text, href = text) => {
    expect(links(body)).toEqual([[text, href]]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'https://',
    'a@b',
    '@Anna',
  ])('“%s” is none', (body) => {
    expect(links(body)).toEqual([]);
  });
});

describe('a mention', () => {
  test.each([
    ['I do. @Anna, you too?', ['@Anna']],
    ['@Anna Lena and @Zoë', ['@Anna Lena', '@Zoë']],
    ['@Annabel', []],
    ['Anna', []],
    ['anna@Anna.org @Nobody', []],
  ])('in “%s”', (body, expected) => {
    expect(mentions(body)).toEqual(expected);
  });
});

test('nothing that was written is lost or changed', () => {
  const pieces = fc.constantFrom(
    '@',
    'Anna',
    ' ',
    '\n',
    'https://',
    'a.b',
    '(',
    ')',
    '.',
    '<',
    '🙂',
    'Lena',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 20 }), (given) => {
      const body = given.join('');
      expect(
        textParts(body, people)
          .map(({ text }) => text)
          .join(''),
      ).toBe(body);
    }),
  );
});

test.each([
  ['🙂', true],
  ['👩‍🚀 👍🏽\n🇫🇷', true],
  ['🙂 ok', false],
  ['12', false],
  ['🙂🙂🙂🙂🙂🙂', false],
])('“%s” is drawn large: %s', (body, isLarge) => {
  expect(isEmojiOnly(body)).toBe(isLarge);
});
