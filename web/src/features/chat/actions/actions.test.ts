import { userIdSchema } from '@stratum/contract/ids';
import { instantOf, timetokenAt } from '@stratum/contract/message-words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messageWith } from '../bodies/messages.fixture.ts';
import { type AllowedActions, allowedActions } from './allowed-actions.ts';
import { reactionOf, withReaction } from './toggled-reactions.ts';

const person = (number: number) =>
  userIdSchema.parse(`01990000-0000-7000-8000-00000000000${number}`);
const [me, other] = [person(1), person(2)];
const sentAt = new Date('2026-11-22T10:00:00.000Z');
const minute = 60_000;

describe('what may be done with a message', () => {
  const message = (given: Parameters<typeof messageWith>[0]) =>
    messageWith({ timetoken: timetokenAt(sentAt), body: 'Fog', senderId: me, ...given });
  const names = (allowed: AllowedActions) =>
    Object.entries(allowed).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []));
  const always = ['reply', 'react', 'copy'];

  test.each([
    ['one’s own', {}, 0, false, [...always, 'edit', 'delete']],
    ['one’s own after a quarter of an hour', {}, 15, false, always],
    ['the admin’s own after it', {}, 15, true, [...always, 'pin', 'delete']],
    ['another’s', { senderId: other }, 0, false, [...always, 'report']],
    [
      'another’s, to the admin',
      { senderId: other },
      99,
      true,
      [...always, 'pin', 'takeDown', 'report'],
    ],
    [
      'a picture without words',
      { type: 'image', body: null },
      0,
      false,
      ['reply', 'react', 'delete'],
    ],
    [
      'a board',
      { type: 'yesterday_leaderboard', senderId: null, body: null },
      0,
      true,
      ['reply', 'react', 'pin'],
    ],
    ['what the product says', { type: 'user_left', senderId: null, body: null }, 0, true, []],
    ['what is deleted', { deletedAt: sentAt.toISOString(), body: null }, 0, true, []],
  ] as const)('%s', (_, given, minutes, isAdmin, expected) => {
    const now = instantOf(timetokenAt(sentAt)).getTime() + minutes * minute;
    expect(names(allowedActions(message(given), { me, isAdmin, now }))).toEqual(expected);
  });
});

test('a person has one reaction, taken back by null; nobody else’s is touched', () => {
  const emoji = fc.constantFrom('👍', '❤️', '🌅');
  const step = fc.tuple(fc.constantFrom(me, other), fc.option(emoji));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const wanted = new Map<string, string | null>();
      let reactions: ReturnType<typeof withReaction> = [];
      for (const [userId, chosen] of steps) {
        wanted.set(userId, chosen);
        reactions = withReaction(reactions, userId, chosen);
      }
      for (const userId of [me, other])
        expect(reactionOf(reactions, userId)).toBe(wanted.get(userId) ?? null);
      expect(reactions.every(({ userIds }) => userIds.length > 0)).toBe(true);
      expect(new Set(reactions.map((each) => each.emoji)).size).toBe(reactions.length);
    }),
  );
});
