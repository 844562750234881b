import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { userIdSchema } from '@stratum/contract/ids';
import { uploadIdOf } from '@stratum/contract/upload-words';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError } from '../../../shared/api/call-error.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { note, server, showCollection } from '../collection.fixture.tsx';
import messages from '../messages.en.json';

signedInAs(userIdSchema.parse('01990000-0000-7000-8000-000000000081'));

const { addPersonalStuff, getPersonalStuff } = collectionEndpoints;
const upload = 'https://files.example.org/01990000-0000-7000-8000-0000000000e1';
const tries = new Map<string, number>();

/** The lamp is cut off the first time; of the plan four tenths come, and no more. */
vi.mock('../../../shared/uploads/upload-file.ts', () => ({
  uploadFile({ file, signal, onProgress }: Sent) {
    const count = (tries.get(file.name) ?? 0) + 1;
    tries.set(file.name, count);
    if (file.name === 'lamp.webp')
      return count === 1
        ? Promise.reject(new CallError({ code: 'timeout', message: 'Cut off.' }))
        : Promise.resolve(uploadIdOf(upload));
    onProgress(0.4);
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  },
}));

interface Sent {
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
}

test('of several files each is sent by itself: seen on its way, called off, refused, tried again', async () => {
  const { content: _content, backlinks: _backlinks, preview: _preview, ...listed } = note;
  server.now(
    answering(getPersonalStuff, { items: [], next: null }),
    answering(addPersonalStuff, listed),
  );
  await showCollection();
  await expect.element(page.getByRole('button', { name: messages.add_files })).toBeVisible();
  const field = document.querySelector<HTMLInputElement>('input[type=file][accept*=".docx"]');
  const files = ['lamp.webp', 'plan.docx', 'tool.exe'].map((name) => new File(['bytes'], name));
  if (field) await userEvent.upload(field, files);
  const list = page.getByRole('list', { name: messages.sending });
  const rowOf = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  await expect.element(rowOf('plan.docx').getByText('40%')).toBeVisible();
  await expect.element(rowOf('lamp.webp').getByRole('alert')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await rowOf('plan.docx').getByRole('button', { name: messages.cancel }).click();
  await expect.element(rowOf('tool.exe').getByText(messages.file_problem.file_type)).toBeVisible();
  await rowOf('lamp.webp').getByRole('button', { name: messages.retry }).click();
  await expect.element(rowOf('lamp.webp')).not.toBeInTheDocument();
  await expect.element(rowOf('plan.docx')).not.toBeInTheDocument();
  expect(server.sent(addPersonalStuff).map(({ body }) => body)).toMatchObject([
    { type: 'image', title: 'lamp.webp', uploadId: uploadIdOf(upload), collectionId: null },
  ]);
});
