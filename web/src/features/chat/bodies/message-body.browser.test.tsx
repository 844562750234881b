import type { Message } from '@stratum/contract/message';
import { describe, expect, test } from 'vitest';
import { ada } from '../../../testing/ada.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { MessageBody } from './message-body.tsx';
import { bruno, dieter, messageWith, people } from './messages.fixture.ts';

const show = (...given: Partial<Message>[]) =>
  renderInApp(
    given.map((message, place) => (
      <MessageBody key={place} message={messageWith(message)} people={people} me={ada.id} />
    )),
  );

test('words keep their lines; addresses are links that tell nothing, whom one means stands out', async () => {
  const body = 'I am. @Ada, are you?\nhttps://example.org/run, at <b>six</b>';
  const screen = await show({ body, mentions: [ada.id] }, { body: '🏃' });
  const link = screen.getByRole('link', { name: 'https://example.org/run' });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(link.element().parentElement?.innerText).toBe(body);
  const named = screen.getByText('@Ada', { exact: true });
  await expect.element(named).toBeVisible();
  expect(screen.getByText('🏃').element().clientHeight).toBeGreaterThan(
    named.element().getBoundingClientRect().height,
  );
  expect(await accessibilityFaults()).toEqual([]);
});

describe('what the product says', () => {
  const subject = (subjectId: typeof bruno | null) => ({ actorId: null, subjectId });
  const of = (subjectId: typeof bruno | null) =>
    (['new_member', 'admin_changed', 'user_left', 'user_removed'] as const).map((type) => ({
      type,
      senderId: null,
      data: subject(subjectId),
    }));
  const sentences = () => [...document.querySelectorAll('p')].map((each) => each.textContent);

  test.each([
    [
      'of another',
      bruno,
      [
        'Bruno joined and can read everything written before.',
        'Bruno is now the admin.',
        'Bruno left the group.',
        'Bruno was removed from the group.',
      ],
    ],
    [
      'to oneself',
      ada.id,
      [
        'You joined. You can read everything written before.',
        'You are now the admin.',
        'You left the group.',
        'You were removed from the group.',
      ],
    ],
    [
      'of who has left',
      dieter,
      [
        'A former member joined and can read everything written before.',
        'A former member is now the admin.',
        'A former member left the group.',
        'A former member was removed from the group.',
      ],
    ],
  ])('%s', async (_, subjectId, expected) => {
    await show(...of(subjectId));
    await expect.poll(sentences).toEqual(expected);
  });
});

test('what is gone leaves a word in its place', async () => {
  const deletedAt = '2026-11-22T10:00:00.000Z';
  const screen = await show(
    { deletedAt },
    { deletedAt, takenDown: true },
    { deletedAt, senderId: null },
  );
  await expect.element(screen.getByText('Message deleted')).toBeVisible();
  await expect.element(screen.getByText('Taken down by the admin')).toBeVisible();
  await expect
    .element(screen.getByText('Deleted with the account of a former member'))
    .toBeVisible();
});
