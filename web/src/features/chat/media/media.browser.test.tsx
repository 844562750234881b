import { blockEndpoints } from '@stratum/contract/endpoints/blocks';
import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import type { MediaKind } from '@stratum/contract/message-words';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shared/api/query-client.ts';
import { ada } from '../../../testing/ada.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { bruno, chloe, fileOf, groupId, linkTo, people, tone } from '../bodies/messages.fixture.ts';
import { messageAt } from '../chat.fixture.ts';
import MediaPanel from './media-panel.tsx';
import messages from './messages.en.json';

const { groupMedia } = chatEndpoints;
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const blockedBruno = {
  userId: bruno,
  first_name: 'Bruno',
  image: null,
  blockedAt: '2026-11-01T08:00:00.000Z',
};
const server = fakeApi(answering(blockEndpoints.blockedPeople, { items: [] }));

afterEach(() => queryClient.clear());

function Panel() {
  const [kind, setKind] = useState<MediaKind>('media');
  return (
    <QueryClientProvider client={queryClient}>
      <h1>PPAU</h1>
      <h2>Early risers</h2>
      <MediaPanel
        groupId={groupId}
        kind={kind}
        onChoose={setKind}
        people={people}
        me={ada.id}
        pathTo={(at) => `/at/${at}`}
      />
    </QueryClientProvider>
  );
}

const picture = (place: number, senderId = bruno) =>
  messageAt(place, {
    senderId,
    type: 'image',
    body: null,
    attachment: fileOf('image/webp', place),
  });
const recording = messageAt(4, {
  senderId: chloe,
  type: 'audio',
  body: null,
  attachment: fileOf('audio/webm', 4),
  data: { seconds: 42, peaks: [1, 20, 31] },
});
const film = messageAt(5, {
  senderId: chloe,
  type: 'video',
  body: null,
  attachment: fileOf('video/mp4', 5),
});

test('pictures open and lead on, recordings are heard, a film leads to where it is played', async () => {
  server.now(
    answering(groupMedia, { items: [film, recording, picture(2), picture(1, chloe)], next: null }),
    answering(uploadEndpoints.fileLink, ({ params: { fileId } }) =>
      linkTo(fileId.endsWith('4') ? tone() : pixel),
    ),
  );
  await renderInApp(<Panel />);
  const squares = page.getByRole('list', { name: messages.pictures });
  await expect.poll(() => squares.getByRole('listitem').elements().length).toBe(3);
  await expect
    .element(page.getByRole('link', { name: 'Video from Chloé' }))
    .toHaveAttribute('href', `/en/at/${film.timetoken}`);
  await expect.element(page.getByRole('button', { name: 'Play recording, 0:42' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole('button', { name: 'Picture from Bruno' }).click();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Picture from Chloé' })).toBeVisible();
});

test('files and links have lists of their own; nothing is loaded from a link', async () => {
  const body = 'See https://example.org/plan, and mail me@example.org';
  const link = messageAt(7, { senderId: chloe, body });
  const file = messageAt(6, { type: 'file', body: null, attachment: fileOf('application/pdf', 6) });
  server.now(
    answering(groupMedia, ({ query: { kind } }) => ({
      items: { media: [], files: [file], links: [link] }[kind],
      next: null,
      counts: { media: 0, files: 1, links: 1_000 },
    })),
  );
  await renderInApp(<Panel />);
  await expect.element(page.getByText(messages.none.media)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Links 999+' })).toBeVisible();
  await page.getByRole('button', { name: 'Files 1' }).click();
  await expect.element(page.getByRole('button', { name: /one\.bin/ })).toBeVisible();
  await page.getByRole('button', { name: 'Links 999+' }).click();
  const address = page.getByRole('link', { name: 'https://example.org/plan' });
  await expect.element(address).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect
    .element(page.getByRole('link', { name: /Chloé/ }))
    .toHaveAttribute('href', `/en/at/${link.timetoken}`);
});

test('of whom one has blocked nothing is shown', async () => {
  server.now(
    answering(blockEndpoints.blockedPeople, { items: [blockedBruno] }),
    answering(groupMedia, { items: [picture(2), picture(1, chloe)], next: null }),
    answering(uploadEndpoints.fileLink, linkTo(pixel)),
  );
  await renderInApp(<Panel />);
  await expect.element(page.getByRole('button', { name: 'Picture from Chloé' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Picture from Bruno' }))
    .not.toBeInTheDocument();
});
