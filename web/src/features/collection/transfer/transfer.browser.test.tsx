import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { collectionIdSchema, fileIdSchema } from '@stratum/contract/ids';
import { idsIn, noteText } from '@stratum/contract/note-content';
import { uploadIdOf } from '@stratum/contract/upload-words';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError } from '../../../shared/api/call-error.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { note } from '../collection.fixture.tsx';
import { bytesOf, packed } from './archive.ts';
import messages from './messages.en.json';
import TransferDialog from './transfer-dialog.tsx';

const { addCollection, addNotePicture, addPersonalStuff, listCollections, updatePersonalStuff } =
  collectionEndpoints;
const id = '01990000-0000-7000-8000-0000000000e1';

vi.mock('../../../shared/uploads/upload-file.ts', () => ({
  uploadFile: async ({ file }: { file: File }) => {
    if (file.name === 'torn.webp') throw new CallError({ code: 'unreadable_file', message: '' });
    return uploadIdOf(`https://files.example.org/${id}`);
  },
}));

const { content: _content, backlinks: _backlinks, preview: _preview, ...listed } = note;
const server = fakeApi(
  answering(listCollections, { items: [] }),
  answering(addCollection, ({ body }) => ({
    id: collectionIdSchema.parse(id),
    name: body.name,
    count: 0,
  })),
  answering(addPersonalStuff, ({ body }) => ({ ...listed, id: body.id ?? id, version: 1 })),
  answering(addNotePicture, { fileId: fileIdSchema.parse(id) }),
  answering(updatePersonalStuff, ({ body }) => ({ ...listed, version: body.version + 1 })),
);

/** Two notes of one folder; of the first one's two pictures, one is torn. */
function archive(): File {
  const evenings = 'Lamps down.\n\n![](../pictures/river.webp)\n\n![](../pictures/torn.webp)\n';
  const files = {
    'Sleep/Evenings.md': bytesOf(evenings),
    'Sleep/Mornings.md': bytesOf('Up at six.\n'),
    'pictures/river.webp': bytesOf('river'),
    'pictures/torn.webp': bytesOf('torn'),
  };
  return new File([packed(files)], 'notes.zip');
}

async function take(file: File): Promise<void> {
  await renderInApp(<TransferDialog onClose={() => undefined} />);
  await expect.element(page.getByRole('dialog', { name: messages.title })).toBeVisible();
  const field = document.querySelector('input[type=file]');
  if (field) await userEvent.upload(field, file);
}

test('a ZIP of notes is kept, folder and picture with it, and what cannot be read is told', async () => {
  await take(archive());
  const told = page.getByRole('status');
  await expect.element(told.getByText('One picture was left out', { exact: false })).toBeVisible();
  await expect
    .element(told.getByText('2 notes have been imported.', { exact: false }))
    .toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  expect(server.sent(addCollection).map(({ body }) => body.name)).toEqual(['Sleep']);
  const made = server.sent(addPersonalStuff).map(({ body }) => body);
  expect(made.map(({ title }) => title)).toEqual(['Evenings', 'Mornings']);
  expect(made.map(({ collectionId }) => collectionId)).toEqual([id, id]);
  const content = server.sent(updatePersonalStuff)[0]?.body.content;
  expect(content && noteText(content)).toContain('Lamps down.');
  expect(content && idsIn(content, 'image')).toEqual([id]);
});

test('one that ends on the way says what stays, and a file that is no ZIP keeps nothing', async () => {
  const before = server.sent(addPersonalStuff).length;
  server.now(
    answering(addPersonalStuff, ({ body }) =>
      body.title === 'Mornings'
        ? refuse('quota_exceeded')
        : { ...listed, id: body.id ?? id, version: 1 },
    ),
  );
  await take(archive());
  await expect.element(page.getByText('1 of 2 notes', { exact: false })).toBeVisible();
  // The same archive names the same notes.
  expect(new Set(server.sent(addPersonalStuff).map(({ body }) => body.id)).size).toBe(2);
  const field = document.querySelector('input[type=file]');
  if (field) await userEvent.upload(field, new File(['no ZIP'], 'notes.zip'));
  await expect.element(page.getByText(messages.problem.broken)).toBeVisible();
  expect(server.sent(addPersonalStuff).length - before).toBe(2);
});
