import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import { goalIdSchema, milestoneIdSchema } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../../shared/api/query-client.ts';
import { ada } from '../../../testing/ada.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import type { BodySlots } from './body-slots.ts';
import { MessageBody } from './message-body.tsx';
import {
  bruno,
  chloe,
  fileOf,
  linkTo,
  messageWith,
  people,
  sharedCard,
  tone,
} from './messages.fixture.ts';

const { fileLink } = uploadEndpoints;
const { groupLeaderboard } = chatEndpoints;
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const server = fakeApi(answering(profileEndpoints.profileInfo, ada));
const sounds = () => [...document.querySelectorAll('audio')];

afterEach(() => queryClient.clear());

function show(messages: readonly Message[], slots: BodySlots = {}, album?: readonly Message[]) {
  return renderInApp(
    <QueryClientProvider client={queryClient}>
      {messages.map((message) => (
        <MessageBody
          key={message.id}
          message={message}
          people={people}
          me={ada.id}
          slots={slots}
          {...(album && { album })}
        />
      ))}
    </QueryClientProvider>,
  );
}

test('a picture has its room before it comes; one whose address has died is asked for again', async () => {
  const picture = messageWith({
    type: 'image',
    attachment: fileOf('image/webp'),
    data: { width: 800, height: 400 },
  });
  const gone = { ...linkTo('data:image/gif;base64,broken'), expiresAt: '2026-01-01T00:00:00.000Z' };
  const asked = () => server.sent(fileLink).length;
  server.now(answering(fileLink, () => (asked() === 1 ? gone : linkTo(pixel))));
  const screen = await show([picture]);
  const button = screen.getByRole('button', { name: 'Picture from Bruno' });
  await expect.element(button).toBeVisible();
  const { width, height } = button.element().getBoundingClientRect();
  expect([width, height]).toEqual([380, 190]);
  await expect.poll(() => document.querySelector('img')?.naturalWidth).toBe(1);
  expect(asked()).toBe(2);
});

test('pictures of one send are one grid with their words, and are looked at by keys', async () => {
  server.now(answering(fileLink, linkTo(pixel)));
  const album = [1, 2, 3, 4, 5].map((place) =>
    messageWith({
      type: 'image',
      attachment: fileOf('image/webp', place),
      clientId: `c/${place}of5`,
      body: place === 5 ? 'Ten kilometres' : null,
      id: messageWith({}).id.replace(/.$/, String(place)) as Message['id'],
    }),
  );
  const screen = await show(album.slice(0, 1), {}, album);
  const last = screen.getByRole('button', { name: 'Picture 4 of 5 from Bruno 1 more picture' });
  await expect.element(last).toBeVisible();
  await expect.element(screen.getByText('Ten kilometres')).toBeVisible();
  await expect.poll(accessibilityFaults).toEqual([]);
  await last.click();
  const dialog = (place: number) =>
    screen.getByRole('dialog', { name: `Picture ${place} of 5 from Bruno` });
  await expect.element(dialog(4)).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(dialog(5)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next picture' })).toBeDisabled();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(dialog(4)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('one recording plays at a time, at one’s own speed, from where one wants', async () => {
  server.now(answering(fileLink, linkTo(tone())));
  const recording = (place: number) =>
    messageWith({
      id: messageWith({}).id.replace(/.$/, String(place)) as Message['id'],
      type: 'audio',
      attachment: fileOf('audio/wav', place),
      data: { seconds: 42, peaks: [1, 31, 16] },
    });
  const screen = await show([recording(1), recording(2)]);
  const plays = screen.getByRole('button', { name: 'Play recording, 0:42' });
  await expect.element(plays.nth(1)).toBeVisible();
  await expect.poll(() => sounds().every(({ src }) => src !== '')).toBe(true);
  await plays.first().click();
  await expect.poll(() => sounds().map(({ paused }) => paused)).toEqual([false, true]);
  await plays.first().click();
  await expect.poll(() => sounds().map(({ paused }) => paused)).toEqual([true, false]);
  await screen.getByRole('button', { name: 'Speed 1 times' }).first().click();
  await expect.poll(() => sounds().map(({ playbackRate }) => playbackRate)).toEqual([1.5, 1.5]);
  const place = screen.getByRole('slider', { name: 'Position in the recording' }).first();
  // It has played for as long as the machine took to pause it.
  for (const sound of sounds()) sound.currentTime = 0;
  await expect.element(place).toHaveAttribute('aria-valuetext', '0:00 of 0:42');
  place.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(place).toHaveAttribute('aria-valuetext', '0:01 of 0:42');
  for (const sound of sounds()) sound.pause();
  expect(await accessibilityFaults()).toEqual([]);
});

test('what cannot be played is a file that can be saved', async () => {
  server.now(answering(fileLink, linkTo('data:video/quicktime;base64,AAAA')));
  const film = messageWith({ type: 'video', attachment: fileOf('video/quicktime') });
  const screen = await show([film]);
  await expect.element(screen.getByText('Cannot be played here')).toBeVisible();
  const file = screen.getByRole('button', { name: /^one\.bin/ });
  await expect.element(file).toBeVisible();
  server.now(answering(fileLink, refuse('not_found')));
  await file.click();
  await expect.poll(() => server.sent(fileLink).length).toBe(2);
});

test('cards of goals, wins and boards say what is so now, with what other features put in', async () => {
  server.now(
    answering(groupLeaderboard, ({ query }) =>
      query.by === 'team'
        ? { from: '2026-11-21', to: '2026-11-21', total: 15, of: 20 }
        : {
            from: '2026-11-21',
            to: '2026-11-21',
            items: [
              { rank: 1, userId: bruno, first_name: 'Bruno', value: 5 },
              { rank: 2, userId: ada.id, first_name: 'Ada', value: 4 },
              { rank: 2, userId: chloe, first_name: 'Chloé', value: 4 },
            ],
          },
    ),
  );
  const goal = {
    goalId: goalIdSchema.parse(messageWith({}).id),
    goalName: 'Run a half marathon',
    goalCategory: 'physicality' as const,
    status: 'InComplete' as const,
    progress: 75,
    goalStartDate: '2026-09-01',
    goalEndDate: '2027-03-14',
    milestones: [
      {
        id: milestoneIdSchema.parse(messageWith({}).id),
        milestoneName: 'Ten',
        steps: 4,
        done: 3,
        witness: null,
      },
    ],
  };
  const ids = [1, 2, 3, 4, 5, 6].map(
    (place) => messageWith({}).id.replace(/.$/, String(place)) as Message['id'],
  );
  const messages = [
    { type: 'goalHistoryImage', senderId: ada.id, attachment: { goal } },
    { type: 'goalHistoryImage' },
    { type: 'shared_item', senderId: bruno, attachment: { item: sharedCard } },
    { type: 'shared_item', senderId: bruno },
    { type: 'five_wins', data: { date: '2026-11-21' } },
    {
      type: 'yesterday_leaderboard',
      senderId: null,
      data: { from: '2026-11-21', to: '2026-11-21' },
    },
  ].map((given, place) => messageWith({ ...given, id: ids[place] } as Partial<Message>));
  const slots = {
    boards: () => <a href="#boards">See the boards</a>,
    witness: () => <p>Witness</p>,
  };
  const screen = await show(messages, slots);
  await expect.element(screen.getByText('75%')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Open goal' }))
    .toHaveAttribute('href', `/en/goal-details?id=${goal.goalId}`);
  await expect.element(screen.getByText('Witness')).toBeVisible();
  await expect.element(screen.getByText('This goal is no longer shared.')).toBeVisible();
  await expect.element(screen.getByText('Note from Bruno')).toBeVisible();
  await expect.element(screen.getByText('Lamps down at nine')).toBeVisible();
  await expect.element(screen.getByText('Taken back')).toBeVisible();
  await expect.element(screen.getByText('All five', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Together 15 of 20')).toBeVisible();
  const rows = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  expect(rows()).toEqual(['1Bruno5', '2You4', '2Chloé4']);
  await expect.element(screen.getByRole('link', { name: 'See the boards' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});
