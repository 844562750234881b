import { blockEndpoints } from '@stratum/contract/endpoints/blocks';
import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import { messageIdSchema } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { timetokenAt } from '@stratum/contract/message-words';
import errors from '@stratum/contract/messages/errors.en.json';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { ada } from '../../../testing/ada.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { bruno, chloe, messageWith, people } from '../bodies/messages.fixture.ts';
import { ActionArea } from './action-area.tsx';
import { Reactions } from './reactions.tsx';
import { withReaction } from './toggled-reactions.ts';

const { reactToMessage, deleteMessage, pinMessage } = chatEndpoints;
const server = fakeApi(answering(blockEndpoints.blockedPeople, { items: [] }));
const spoken = vi.fn();

interface Shown {
  given: Message;
  isAdmin: boolean;
  album: readonly Message[];
}

/** A message of Bruno’s, as the conversation has it. */
function Said({ given, isAdmin, album }: Shown) {
  const [message, setMessage] = useState(given);
  const actions = { message, people, me: ada.id, isAdmin, album, onChanged: setMessage };
  const tell = (what: string) => () => spoken(what);
  return (
    <div className="p-20">
      <ActionArea
        {...actions}
        onReply={tell('reply')}
        onEdit={tell('edit')}
        onMarkUnread={tell('unread')}
        onReport={tell('report')}
        onBlock={tell('block')}
      >
        <button type="button" aria-label="Message">
          {message.pinned && 'Pinned: '}
          {message.body ?? 'Gone'}
        </button>
      </ActionArea>
      <Reactions {...actions} />
    </div>
  );
}

const said = (given: Partial<Message> = {}) =>
  messageWith({ body: 'Fog', timetoken: timetokenAt(new Date()), ...given });
const show = (message: Message, isAdmin = false, album = [message]) =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <Said given={message} isAdmin={isAdmin} album={album} />
    </QueryClientProvider>,
  );

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus();
}

test('a mark is put to a message, seen at once with those of others, and taken back', async () => {
  const message = said({ reactions: [{ emoji: '👍', userIds: [bruno, chloe] }] });
  const marked = { ...message, reactions: withReaction(message.reactions, ada.id, '👍') };
  const screen = await show(message);
  const chip = screen.getByRole('button', { name: 'Thumbs up: Bruno and Chloé' });
  await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
  const { promise, resolve } = Promise.withResolvers<Message>();
  server.now(answering(reactToMessage, () => promise));
  await chip.click();
  const own = screen.getByRole('button', { name: 'Thumbs up: Bruno, Chloé, and You' });
  await expect.element(own).toHaveAttribute('aria-pressed', 'true');
  resolve(marked);
  server.now(answering(reactToMessage, refuse('not_found')));
  const told = vi.spyOn(toast, 'error');
  await own.click();
  await expect.poll(() => told.mock.lastCall).toEqual([errors.not_found]);
  await expect.element(own).toBeVisible();
  expect(server.sent(reactToMessage).map(({ body }) => body)).toEqual([
    { emoji: '👍' },
    { emoji: null },
  ]);
  told.mockRestore();
});

test('the bar comes with the pointer or the focus; any emoji is found by its name', async () => {
  const message = said();
  const screen = await show(message);
  await expect.element(screen.getByRole('button', { name: 'Message' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'React' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Shift}');
  focus(screen.getByRole('button', { name: 'Message' }).element());
  await screen.getByRole('button', { name: 'Reply' }).click();
  expect(spoken).toHaveBeenLastCalledWith('reply');
  await screen.getByRole('button', { name: 'React' }).click();
  await expect.element(screen.getByRole('button', { name: 'Sunrise' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await screen.getByRole('button', { name: 'All emoji' }).click();
  await screen.getByRole('searchbox', { name: 'Search by name' }).fill('snail');
  await expect.element(screen.getByRole('option', { name: 'snail' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  const reactions = [{ emoji: '🐌', userIds: [ada.id] }];
  server.now(answering(reactToMessage, { ...message, reactions }));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('button', { name: '🐌: You' })).toBeVisible();
});

test('the admin pins, and takes down after a question what was sent at once; others have neither', async () => {
  const message = said();
  const first = said({ id: messageIdSchema.parse('01990000-0000-7000-8000-000000000099') });
  const screen = await show(message, true, [first, message]);
  await screen.getByRole('button', { name: 'Message' }).hover();
  const more = screen.getByRole('button', { name: 'More' });
  await more.click();
  const names = () =>
    screen
      .getByRole('menuitem')
      .elements()
      .map((each) => each.textContent);
  expect(names()).toEqual([
    'Reply',
    'Copy text',
    'Mark as unread from here',
    'Pin for everybody',
    'Take message down',
    'Report message',
    'Block Bruno',
  ]);
  expect(await accessibilityFaults()).toEqual([]);
  server.now(answering(pinMessage, { ...message, pinned: true }));
  await screen.getByRole('menuitem', { name: 'Pin for everybody' }).click();
  await expect.element(screen.getByText('Pinned: Fog')).toBeVisible();
  await screen.getByRole('button', { name: 'Message' }).hover();
  await more.click();
  await screen.getByRole('menuitem', { name: 'Take message down' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Take these 2 photos down?' });
  await expect.element(dialog).toBeVisible();
  expect(server.sent(deleteMessage)).toEqual([]);
  const gone = { ...message, body: null, deletedAt: new Date().toISOString(), takenDown: true };
  server.now(answering(deleteMessage, gone));
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect.element(screen.getByText('Gone')).toBeVisible();
  expect(server.sent(deleteMessage).map(({ params }) => params['messageId'])).toEqual([
    first.id,
    message.id,
  ]);
});

test('a long press lifts one’s own message above a sheet, where it can be changed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await show(said({ senderId: ada.id }));
  const finger = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: 90, clientY: 90 };
  const touch = (type: string, at = {}) =>
    screen
      .getByRole('button', { name: 'Message' })
      .element()
      .dispatchEvent(new PointerEvent(type, { ...finger, ...at }));
  await expect.element(screen.getByRole('button', { name: 'Message' })).toBeVisible();
  touch('pointerdown');
  touch('pointermove', { clientY: 120 });
  await vi.advanceTimersByTimeAsync(500);
  expect(document.querySelector('[role=dialog]')).toBeNull();
  touch('pointerdown');
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  await expect.element(screen.getByRole('dialog', { name: 'More' })).toBeVisible();
  await expect.poll(accessibilityFaults).toEqual([]);
  await screen.getByRole('button', { name: 'Edit' }).click();
  expect(spoken).toHaveBeenLastCalledWith('edit');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
