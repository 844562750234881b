import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import { limits } from '@stratum/contract/limits';
import errors from '@stratum/contract/messages/errors.en.json';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../../shared/api/query-client.ts';
import { ada } from '../../../testing/ada.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { groupId, messageWith } from '../bodies/messages.fixture.ts';
import { AttachButton } from './attach-button.tsx';
import { ConversationDrop } from './conversation-drop.tsx';
import { Upload } from './fake-upload.fixture.ts';
import { OutgoingAttachments } from './outgoing-list.tsx';
import { outgoingEntries } from './shared-outgoing.ts';

const { generatePresignedurl } = uploadEndpoints;
const { sendMessage } = chatEndpoints;
const uploadUrl = 'https://files.example.org/01990000-0000-7000-8000-0000000000aa';
const server = fakeApi(answering(generatePresignedurl, uploadUrl));

signedInAs(ada.id);
beforeEach(() => {
  Upload.all = [];
  vi.stubGlobal('XMLHttpRequest', Upload);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await outgoingEntries.eraseAll(ada.id);
  queryClient.clear();
});

const stored = vi.fn();
const shared = vi.fn();
const conversation = (
  <QueryClientProvider client={queryClient}>
    <ConversationDrop groupId={groupId}>
      <p>Conversation</p>
      <OutgoingAttachments groupId={groupId} onStored={stored} />
      <AttachButton groupId={groupId} replyTo={null} onSendGoal={shared} onSent={() => undefined} />
    </ConversationDrop>
  </QueryClientProvider>
);

async function photo(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'IMG_1.png', {
    type: 'image/png',
  });
}

function drop(...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  document.querySelector('p')?.dispatchEvent(event);
}

test('dropped pictures are made smaller and go out one by one with their words; what is wrong says so', async () => {
  const screen = await renderInApp(conversation);
  await expect.element(screen.getByText('Conversation')).toBeVisible();
  drop(
    await photo(4_096, 1_024),
    await photo(30, 30),
    new File([new Uint8Array(limits.upload.maxBytes + 1)], 'film.mp4', { type: 'video/mp4' }),
    new File(['x'], 'page.html', { type: 'text/html' }),
  );
  const dialog = screen.getByRole('dialog', { name: 'Send 4 files' });
  await expect.element(dialog.getByText('Larger than 21 MB.')).toBeVisible();
  await expect.element(dialog.getByText('Files of this type cannot be sent.')).toBeVisible();
  const words = screen.getByRole('textbox', { name: 'Add a message' });
  await expect.element(words).toHaveFocus();
  expect(await accessibilityFaults()).toEqual([]);
  await dialog.getByRole('button', { name: 'Leave out: film.mp4' }).click();
  await words.fill('Fog');
  await userEvent.keyboard('{Enter}');

  const progress = screen.getByRole('progressbar', { name: 'Sending IMG_1.webp' });
  await expect.element(progress).toBeVisible();
  await expect.poll(() => Upload.all.length).toBe(1);
  const [first] = Upload.all;
  first?.arrive((first.body?.size ?? 0) / 2);
  await expect.element(progress).toHaveAttribute('aria-valuenow', '50');
  await expect.element(screen.getByText('Waiting')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  server.now(answering(sendMessage, messageWith({ type: 'image' })));
  first?.end(200);
  await expect.poll(() => Upload.all.length).toBe(2);
  Upload.all[1]?.end(200);
  await expect.element(progress).not.toBeInTheDocument();
  const bodies = server.sent(sendMessage).map(({ body }) => body);
  expect(bodies).toMatchObject([
    { type: 'image', attachment: { shape: { width: 2_048, height: 512 } } },
    { type: 'image', attachment: { shape: { width: 30, height: 30 } }, body: 'Fog' },
  ]);
  expect(bodies.map(({ clientId }) => clientId.replace(/^\w+/, ''))).toEqual(['/1of2', '/2of2']);
  expect(stored).toHaveBeenCalledTimes(2);
});

test('a refused file says why, is tried again, and can be taken back', async () => {
  const screen = await renderInApp(conversation);
  await expect.element(screen.getByText('Conversation')).toBeVisible();
  drop(new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }));
  await expect.element(screen.getByText('0.1 MB')).toBeVisible();
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => Upload.all.length).toBe(1);
  server.now(answering(sendMessage, refuse('unsupported_file')));
  Upload.all[0]?.end(200);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(errors.unsupported_file);
  await screen.getByRole('button', { name: 'Try again: plan.pdf' }).click();
  await expect.poll(() => Upload.all.length).toBe(2);
  await screen.getByRole('button', { name: 'Cancel: plan.pdf' }).click();
  await expect.element(screen.getByText('plan.pdf')).not.toBeInTheDocument();
  expect(server.sent(sendMessage)).toHaveLength(1);
});

test('a goal of one’s own is chosen from the menu', async () => {
  server.now(answering(goalEndpoints.goalList, { items: [], next: null }));
  const screen = await renderInApp(conversation);
  await screen.getByRole('button', { name: 'Add to the message' }).click();
  await screen.getByRole('menuitem', { name: 'One of your goals' }).click();
  await expect.element(screen.getByRole('link', { name: 'Set your first goal' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});
