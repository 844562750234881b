import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import { collectionIdSchema, fileIdSchema, itemIdSchema } from '@stratum/contract/ids';
import type { ItemDetails } from '@stratum/contract/item';
import { idsIn, noteText } from '@stratum/contract/note-content';
import { uploadIdOf } from '@stratum/contract/upload-words';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError } from '../../../shared/api/call-error.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { note, noteId } from '../collection.fixture.tsx';
import { createArchive, listPath } from './archive.ts';
import { exportItems } from './export-items.ts';
import messages from './messages.en.json';
import { readItems } from './read-archive-items.ts';
import TransferDialog from './transfer-dialog.tsx';

const {
  addCollection,
  addNotePicture,
  addPersonalStuff,
  getPersonalStuff,
  getPersonalStuffById,
  listCollections,
  updatePersonalStuff,
} = collectionEndpoints;
const id = '01990000-0000-7000-8000-0000000000e1';

vi.mock('../../../shared/uploads/upload-file.ts', () => ({
  uploadFile: async ({ file }: { file: File }) => {
    if (file.name === 'torn.webp') throw new CallError({ code: 'unreadable_file', message: '' });
    return uploadIdOf(`https://files.example.org/${id}`);
  },
}));

function listedOf({
  content: _content,
  backlinks: _backlinks,
  preview: _preview,
  ...item
}: ItemDetails) {
  return item;
}
const listed = listedOf(note);
const server = fakeApi(
  answering(listCollections, { items: [] }),
  answering(getPersonalStuffById, refuse('not_found')),
  answering(addCollection, ({ body }) => ({
    id: collectionIdSchema.parse(id),
    name: body.name,
    count: 0,
  })),
  answering(addPersonalStuff, ({ body }) => ({ ...listed, id: body.id ?? id, version: 1 })),
  answering(addNotePicture, { fileId: fileIdSchema.parse(id) }),
  answering(updatePersonalStuff, ({ body }) => ({ ...listed, version: body.version + 1 })),
);

/** Two notes of one folder, of the first one's two pictures one torn; a document, and two pictures as one. */
async function archive(): Promise<File> {
  const evenings = 'Lamps down.\n\n![](../pictures/river.webp)\n\n![](../pictures/torn.webp)\n';
  const list = {
    items: [
      {
        type: 'image_folder',
        title: 'Rivers',
        tags: ['water'],
        collection: 'Sleep',
        path: 'Sleep/Rivers',
        files: [
          { path: 'Sleep/Rivers/001 ill.webp', caption: 'The Ill' },
          { path: 'Sleep/Rivers/002 inn.webp' },
        ],
      },
    ],
  };
  const files = {
    'Sleep/Evenings.md': evenings,
    'Sleep/Mornings.md': 'Up at six.\n',
    'pictures/river.webp': 'river',
    'pictures/torn.webp': 'torn',
    'Sleep/Rivers/001 ill.webp': 'ill',
    'Sleep/Rivers/002 inn.webp': 'inn',
    'Plan.docx': 'plan',
    [listPath]: JSON.stringify(list),
  };
  const made = createArchive();
  for (const [path, text] of Object.entries(files)) await made.add(path, new Blob([text]));
  return new File([await made.close()], 'collection.zip');
}

async function take(file: File): Promise<void> {
  await renderInApp(<TransferDialog onClose={() => undefined} />);
  await expect.element(page.getByRole('dialog', { name: messages.title })).toBeVisible();
  const field = document.querySelector('input[type=file]');
  if (field) await userEvent.upload(field, file);
}

test('a ZIP is kept, notes, files and what is said of them, and what cannot be read is told', async () => {
  await take(await archive());
  const told = page.getByRole('status');
  await expect.element(told.getByText('One file was left out', { exact: false })).toBeVisible();
  await expect
    .element(told.getByText('4 items have been imported.', { exact: false }))
    .toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  expect(server.sent(addCollection).map(({ body }) => body.name)).toEqual(['Sleep']);
  const made = server.sent(addPersonalStuff).map(({ body }) => body);
  expect(made.map(({ title }) => title)).toEqual(['Evenings', 'Mornings', 'Rivers', 'Plan.docx']);
  expect(made.map(({ collectionId }) => collectionId)).toEqual([id, id, id, null]);
  const uploadId = id;
  expect(made.slice(2)).toMatchObject([
    {
      type: 'image_folder',
      tags: ['water'],
      images: [
        { uploadId, caption: 'The Ill' },
        { uploadId, caption: '' },
      ],
    },
    { type: 'document', uploadId },
  ]);
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
  await take(await archive());
  await expect.element(page.getByText('1 of 4 items', { exact: false })).toBeVisible();
  // The same archive names the same notes.
  expect(new Set(server.sent(addPersonalStuff).map(({ body }) => body.id)).size).toBe(2);
  const field = document.querySelector('input[type=file]');
  if (field) await userEvent.upload(field, new File(['no ZIP'], 'notes.zip'));
  await expect.element(page.getByText(messages.problem.broken)).toBeVisible();
  expect(server.sent(addPersonalStuff).length - before).toBe(2);
});

const idAt = (place: number) => `01990000-0000-7000-8000-00000000000${place}`;
const [firstId, planId, riversId] = [1, 2, 3].map((place) => itemIdSchema.parse(idAt(place)));
const sleep = { id: collectionIdSchema.parse(id), name: 'Sleep', count: 3 };
const storedAs = (place: number, name: string, type: string) => ({
  fileId: fileIdSchema.parse(idAt(place)),
  name,
  type,
  size: 4,
});

/** A note with a picture and a link to a document, that document, and a folder of a picture. */
function collection(): ItemDetails[] {
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const content = {
    type: 'doc',
    content: [
      { type: 'image', attrs: { fileId: idAt(7), alt: '' } },
      { type: 'paragraph', content: [{ type: 'itemLink', attrs: { id: planId, title: 'Plan' } }] },
    ],
  };
  const other = { ...note, content: null, collectionId: sleep.id };
  const lamp = { ...storedAs(8, 'lamp.heic', 'image/webp'), caption: 'By night', url: '' };
  return [
    { ...note, id: firstId ?? noteId, title: 'Evenings', content },
    {
      ...other,
      id: planId ?? noteId,
      type: 'document',
      title: 'The plan',
      file: storedAs(9, 'plan.docx', docx),
    },
    {
      ...other,
      id: riversId ?? noteId,
      type: 'image_folder',
      title: 'Rivers',
      images: [lamp],
      imageCount: 1,
    },
  ];
}

const stored = 'https://files.example.org/';

/** Each stored file has its id in it; calls are answered as they are. */
function keepFiles(): void {
  const answered = vi.mocked(globalThis.fetch);
  const calls = answered.getMockImplementation();
  answered.mockImplementation(async (address, init) => {
    const [, fileId] = new Request(address).url.split(stored);
    return fileId === undefined && calls ? calls(address, init) : new Response(fileId);
  });
}

test('what is taken out is whole, and comes in as it was: every kind, its names, tags and links', async () => {
  const items = collection();
  keepFiles();
  server.now(
    answering(listCollections, { items: [sleep] }),
    answering(getPersonalStuff, { items: items.map(listedOf), next: null }),
    answering(
      getPersonalStuffById,
      ({ query }) => items.find((item) => item.id === query.id) ?? refuse('not_found'),
    ),
    answering(uploadEndpoints.fileLink, ({ params: { fileId } }) => ({
      name: 'one',
      type: 'image/webp',
      size: 4,
      url: `${stored}${fileId}`,
      expiresAt: note.createdAt,
    })),
  );
  const signal = new AbortController().signal;
  const { file, items: count } = await exportItems({ signal, onStep: () => undefined });
  expect(count).toBe(3);
  const read = await readItems(file, 'ada');
  expect([...read.files.keys()].toSorted()).toEqual([
    'Evenings.md',
    'Sleep/Rivers/001 lamp.webp',
    'Sleep/plan.docx',
    'items.json',
    `pictures/${idAt(7)}.webp`,
  ]);
  expect(await (await read.files.get('Sleep/plan.docx')?.read())?.text()).toBe(idAt(9));
  expect(read).toMatchObject({
    unknown: 0,
    notes: [{ title: 'Evenings', tags: ['evening'], collection: null }],
    items: [
      { type: 'document', title: 'The plan', tags: ['evening'], collection: 'Sleep' },
      {
        type: 'image_folder',
        title: 'Rivers',
        files: [{ path: 'Sleep/Rivers/001 lamp.webp', caption: 'By night' }],
      },
    ],
  });
  const [evenings] = read.notes;
  expect(evenings && idsIn(evenings.content, 'itemLink')).toEqual([read.items[0]?.id]);
  expect([...(evenings?.pictures.values() ?? [])]).toEqual([`pictures/${idAt(7)}.webp`]);
});
