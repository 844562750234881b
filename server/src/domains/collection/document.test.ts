import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { collectionRoutes as routes } from '@stratum/contract/collection';
import type { Item } from '@stratum/contract/item';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { officeOf } from '../../../test/files/make-files.ts';
import { makeNote } from '../../../test/make-item.ts';
import { sendFile } from '../../../test/send-file.ts';

const { app, build, close, jobs, database } = await openTestApp();
afterAll(close);

const office = 'application/vnd.openxmlformats-officedocument';
const docx = `${office}.wordprocessingml.document`;
const evening = await readFile(
  fileURLToPath(new URL('../../../test/files/documents/evening.docx', import.meta.url)),
);

async function addDocument(ada: SignedInUser, bytes: Buffer = evening): Promise<Item> {
  const { uploadId } = await sendFile(app, ada, { name: 'evening.docx', type: docx, bytes });
  return makeNote(ada, { type: 'document', title: 'Plan', uploadId });
}
const detailsOf = async (ada: SignedInUser, { id }: Item) =>
  dataOf(await ada.call(routes.getPersonalStuffById, { query: { id } }));
const found = async (ada: SignedInUser, search: string) =>
  dataOf(await ada.call(routes.getPersonalStuff, { query: { search } })).items;

it('is found by the words inside it and shown by its blocks and pictures, once it has been read', async () => {
  const ada = await build.user();
  const document = await addDocument(ada);
  const before = await detailsOf(ada, document);
  expect(before.preview).toEqual({ state: 'waiting', blocks: [], isCut: false });
  expect(await found(ada, 'embankment')).toEqual([]);
  await jobs.drain();
  const { preview, images, file, version } = await detailsOf(ada, document);
  expect(preview?.state).toBe('ready');
  expect(preview?.blocks).toContainEqual({ kind: 'picture', image: 0, alt: 'A lamp' });
  expect(images).toMatchObject([{ type: 'image/webp', caption: 'A lamp' }]);
  expect(file).toMatchObject({ type: docx });
  // What was read is no change of the owner’s.
  expect(version).toBe(document.version);
  const [hit] = await found(ada, 'embankments');
  expect(hit).toMatchObject({ id: document.id, hit: { place: 'document' } });
  expect(await found(await build.user(), 'embankment')).toEqual([]);
});

it('keeps its words when its title changes, and takes its pictures along when it goes for good', async () => {
  const ada = await build.user();
  const { id, version } = await addDocument(ada);
  await jobs.drain();
  dataOf(await ada.call(routes.updatePersonalStuff, { body: { id, version, title: 'Walks' } }));
  expect(await found(ada, 'embankment')).toMatchObject([{ title: 'Walks' }]);
  dataOf(await ada.call(routes.removePersonalStuff, { query: { ids: id } }));
  dataOf(await ada.call(routes.emptyTrash, { query: {} }));
  const { rows } = await database.pool.query('SELECT 1 FROM files WHERE user_id = $1', [ada.id]);
  expect(rows).toEqual([]);
});

it('is said to be unreadable where it is damaged, and can still be had', async () => {
  const ada = await build.user();
  const bytes = officeOf('word/document.xml', `${docx}.main+xml`, [
    { name: 'word/styles.xml', content: '<w:styles' },
  ]);
  const document = await addDocument(ada, bytes);
  await jobs.drain();
  const { preview, file } = await detailsOf(ada, document);
  expect(preview?.state).toBe('unreadable');
  expect(file?.size).toBe(bytes.length);
});
