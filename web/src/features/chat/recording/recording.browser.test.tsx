import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../shared/api/query-client.ts';
import { ada } from '../../../testing/ada.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { Upload } from '../attachments/fake-upload.fixture.ts';
import { outgoingEntries } from '../attachments/shared-outgoing.ts';
import { groupId, messageWith } from '../bodies/messages.fixture.ts';
import texts from './messages.en.json';
import { Recordable } from './recordable.tsx';

const { generatePresignedurl } = uploadEndpoints;
const { sendMessage } = chatEndpoints;
const server = fakeApi(
  answering(generatePresignedurl, 'https://files.example.org/01990000-0000-7000-8000-0000000000aa'),
);

signedInAs(ada.id);
beforeEach(() => {
  Upload.all = [];
  vi.stubGlobal('XMLHttpRequest', Upload);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await outgoingEntries.eraseAll(ada.id);
});

const field = (
  <QueryClientProvider client={queryClient}>
    <Recordable groupId={groupId} replyTo={null} onSent={() => undefined}>
      {(recordButton) => (
        <>
          <input aria-label="Message" />
          {recordButton}
        </>
      )}
    </Recordable>
  </QueryClientProvider>
);

/** A microphone that hears a tone. */
function microphone() {
  const tracks: MediaStreamTrack[] = [];
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const heard = context.createMediaStreamDestination();
    tone.connect(heard);
    tone.start();
    tracks.push(...heard.stream.getTracks());
    return heard.stream;
  });
  return tracks;
}

test('a recording is paused, goes on and is sent with its length and shape; the microphone is let go', async () => {
  const tracks = microphone();
  const screen = await renderInApp(field);
  await screen.getByRole('button', { name: 'Record a voice message' }).click();
  await expect.element(screen.getByRole('timer')).not.toHaveTextContent('0:00');
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
  await screen.getByRole('button', { name: 'Pause' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Paused');
  await screen.getByRole('button', { name: 'Resume recording' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Recording');
  await screen.getByRole('button', { name: 'Send recording' }).click();
  await expect.element(screen.getByRole('textbox')).toBeVisible();
  await expect.poll(() => Upload.all.length).toBe(1);
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  const [{ body: file }] = Upload.all as [Upload];
  expect([file?.name, file?.type]).toEqual(['Recording.weba', 'audio/webm']);
  expect(file?.size).toBeGreaterThan(500);
  server.now(answering(sendMessage, messageWith({ type: 'audio' })));
  Upload.all[0]?.end(200);
  await expect.poll(() => server.sent(sendMessage).length).toBe(1);
  const [sent] = server.sent(sendMessage);
  const { attachment } = sent?.body ?? {};
  const shape = attachment && 'shape' in attachment ? attachment.shape : undefined;
  expect(shape?.seconds).toBeGreaterThan(1);
  expect(Math.max(...(shape?.peaks ?? []))).toBe(31);
});

test('a discarded recording goes nowhere', async () => {
  const tracks = microphone();
  const screen = await renderInApp(field);
  await screen.getByRole('button', { name: 'Record a voice message' }).click();
  await expect.element(screen.getByRole('timer')).not.toHaveTextContent('0:00');
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByRole('textbox')).toBeVisible();
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  expect(Upload.all).toEqual([]);
});

test('who refuses the microphone is told what helps, and goes back to the field', async () => {
  const refused = new DOMException('', 'NotAllowedError');
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(refused);
  const screen = await renderInApp(field);
  await screen.getByRole('button', { name: 'Record a voice message' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(texts.problem.refused);
  expect(await accessibilityFaults()).toEqual([]);
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('textbox')).toBeVisible();
});
