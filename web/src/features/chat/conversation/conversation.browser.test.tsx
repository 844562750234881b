import { blockEndpoints } from '@stratum/contract/endpoints/blocks';
import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearLocalCaches } from '../../../shared/session/index.ts';
import { queryClient } from '../../../shared/session/query-cache.ts';
import { ada } from '../../../testing/ada.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { bruno, people, sharedCard } from '../bodies/messages.fixture.ts';
import { fakeLog, groupId, messageAt } from '../chat.fixture.ts';
import messages from '../messages.en.json';
import { Conversation } from './conversation.tsx';

const { listMessages, groupReadMarks, sendMessage, updateUnreadMessages } = chatEndpoints;
const blockedBruno = {
  userId: bruno,
  first_name: 'Bruno',
  image: null,
  blockedAt: '2026-11-01T08:00:00.000Z',
};
const server = fakeApi(
  answering(blockEndpoints.blockedPeople, { items: [] }),
  answering(updateUnreadMessages, ({ body: { timetoken } }) => ({
    timetoken: timetoken.padStart(17, '0'),
    unreadCount: 0,
  })),
);

signedInAs(ada.id);
afterEach(() => clearLocalCaches());

/** A group of so many messages, of which Ada has read the first ones. */
function holding(count: number, read = count) {
  const log = fakeLog(count);
  server.now(
    answering(listMessages, ({ query: { before, after, limit } }) =>
      log.page({ ...(before && { before }), ...(after && { after }), limit }),
    ),
    answering(groupReadMarks, {
      items: [{ userId: ada.id, timetoken: messageAt(read - 1).timetoken }],
    }),
    answering(sendMessage, ({ body: { clientId, type, body = null } }) =>
      log.write({ senderId: ada.id, clientId, type, body }),
    ),
  );
  return log;
}

const show = (unreadCount = 0) =>
  renderInApp(
    <QueryClientProvider client={queryClient}>
      <h1>PPAU</h1>
      <h2>Early risers</h2>
      <div className="flex h-120 flex-col">
        <Conversation
          groupId={groupId}
          name="Early risers"
          people={people}
          me={ada.id}
          isAdmin={false}
          unreadCount={unreadCount}
        />
      </div>
    </QueryClientProvider>,
  );
const said = (name: RegExp) =>
  page.getByRole('log', { name: messages.messages }).getByRole('article', { name });
const field = () => page.getByRole('textbox', { name: 'Message Early risers' });
const focused = () => document.activeElement?.getAttribute('aria-label');

test('what is unread begins at a line; who is blocked is folded, counts as nothing, and unfolds', async () => {
  server.now(answering(blockEndpoints.blockedPeople, { items: [blockedBruno] }));
  // Bruno and Chloé write in turns, Bruno first; last he shares a note.
  const log = holding(8, 4);
  const shared = { type: 'shared_item', body: null, attachment: { item: sharedCard } } as const;
  log.change(messageAt(6).id, shared);
  await show();
  await expect.element(page.getByRole('separator', { name: '2 new' })).toBeVisible();
  await expect.element(said(/^Chloé: Message 7/)).toBeVisible();
  const folded = said(/^Bruno: Message folded/).last();
  await expect.element(folded).toBeVisible();
  const words = [page.getByText('Message 4'), page.getByText(/My evening|Lamps down/)];
  for (const hidden of words) await expect.element(hidden).not.toBeInTheDocument();
  await expect.poll(accessibilityFaults).toEqual([]);
  // Nothing lies over the way to it while the mouse is on it.
  await folded.hover();
  expect(folded.getByRole('button').all()).toHaveLength(1);
  await folded.getByRole('button', { name: messages.unfold }).click();
  await expect.element(page.getByText('Lamps down at nine')).toBeVisible();
});

test('a draft outlives the visit; Enter sends it, Shift and Enter break the line, R replies', async () => {
  const log = holding(3);
  const screen = await show();
  await field().click();
  await userEvent.keyboard('Tomorrow{Shift>}{Enter}{/Shift}at six');
  await screen.unmount();
  await show();
  await expect.element(field()).toHaveValue('Tomorrow\nat six');
  await field().click();
  await userEvent.keyboard('{Enter}');
  await expect.element(said(/^You: Tomorrow at six/)).toBeVisible();
  await expect.element(field()).toHaveValue('');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}');
  await expect.poll(focused).toMatch(/^You: Tomorrow/);
  await userEvent.keyboard('{ArrowUp}r');
  await expect.element(page.getByText('Reply to Bruno')).toBeVisible();
  await userEvent.keyboard('Gladly{Enter}');
  await expect.poll(() => server.sent(sendMessage).length).toBe(2);
  expect(server.sent(sendMessage).map(({ body }) => body)).toEqual([
    { clientId: expect.any(String), type: 'text', body: 'Tomorrow\nat six' },
    { clientId: expect.any(String), type: 'text', body: 'Gladly', replyTo: log.all()[2]?.id },
  ]);
});

test('older messages come as one scrolls up, and the way back says what is new', async () => {
  holding(200);
  await show(3);
  await expect.element(said(/Message 199/)).toBeVisible();
  const scroller = page.getByRole('log', { name: messages.messages }).element();
  const first = () => document.querySelector('[data-row]')?.getAttribute('aria-label');
  await expect
    .poll(() => {
      scroller.scrollTop = 0;
      return first();
    })
    .toMatch(/Message \d\d,/);
  const wayBack = page.getByRole('button', { name: 'Jump to the first of 3 unread messages' });
  await wayBack.click();
  await expect.element(said(/^Chloé: Message 199/)).toBeVisible();
  // A message that is hidden by little is offered as well.
  scroller.scrollTop = scroller.scrollHeight - scroller.clientHeight - 60;
  await expect.element(wayBack).toBeVisible();
});
