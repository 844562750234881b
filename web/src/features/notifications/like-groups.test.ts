import { type Notification, notificationSchema } from '@stratum/contract/notifications';
import { expect, test } from 'vitest';
import { likeGroups } from './like-groups.ts';

const moment = new Date('2026-11-20T12:00:00Z').toISOString();

/** Newest first: the initial of a kind each, in capitals where it is unread. */
function listOf(letters: string): Notification[] {
  return [...letters].map((letter, place) =>
    notificationSchema.parse({
      id: `01990000-0000-7000-8000-${String(place).padStart(12, '0')}`,
      kind: letter.toUpperCase() === 'P' ? 'password_changed' : 'deletion_cancelled',
      title: letter,
      text: 'A text.',
      target: '/profile',
      data: {},
      createdAt: moment,
      readAt: letter === letter.toUpperCase() ? null : moment,
    }),
  );
}

/** @param unfolded places in the list */
function groupsOf(letters: string, unfolded: readonly number[] = []): string[] {
  const items = listOf(letters);
  const ids = items.filter((_, place) => unfolded.includes(place)).map(({ id }) => id);
  const groups = likeGroups(items, new Set(ids));
  expect(groups.flatMap((group) => group.items)).toEqual(items);
  return groups.map((group) => group.items.map(({ title }) => title).join(''));
}

test.each([
  ['', []],
  ['P', ['P']],
  ['PPP', ['PPP']],
  ['PPDDP', ['PP', 'DD', 'P']],
  ['PpP', ['P', 'p', 'P']],
  ['ppDD', ['p', 'p', 'DD']],
])('of %s those that are alike, unread and next to each other stand as one', (letters, groups) => {
  expect(groupsOf(letters)).toEqual(groups);
});

test('what is unfolded stays together as it is read, until nothing of it is unread', () => {
  expect(groupsOf('PpP', [0, 1, 2])).toEqual(['PpP']);
  expect(groupsOf('pPp', [0, 1, 2])).toEqual(['pPp']);
  expect(groupsOf('ppp', [0, 1, 2])).toEqual(['p', 'p', 'p']);
  expect(groupsOf('PPpp', [1, 2])).toEqual(['PPp', 'p']);
});
