import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chatRoutes } from '@stratum/contract/chat';
import { collectionRoutes } from '@stratum/contract/collection';
import { groupRoutes } from '@stratum/contract/groups';
import type { GroupId, MessageId } from '@stratum/contract/ids';
import type { NoteNode } from '@stratum/contract/note-content';
import { reportRoutes } from '@stratum/contract/reports';
import { sharedItemRoutes as routes } from '@stratum/contract/shared-items';
import { uploadRoutes } from '@stratum/contract/uploads';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { eraseAccount } from '../../../test/erase-account.ts';
import { connectLive } from '../../../test/live-client.ts';
import { addMember } from '../../../test/make-group.ts';
import { makeFolder, makeNote } from '../../../test/make-item.ts';
import { sendFile } from '../../../test/send-file.ts';
import { shareItem } from '../../../test/share-item.ts';
import { twoInGroup } from '../../../test/two-in-group.ts';
import { sharedItemsPersonalData } from './personal-data.ts';

const on = await openTestApp();
const { app, build, close, jobs, database } = on;
afterAll(close);
const url = await app.listen({ host: '127.0.0.1', port: 0 });

const open = (who: SignedInUser, messageId: MessageId) =>
  who.call(routes.sharedPersonalStuff, { params: { messageId } });
const sharesOf = async (who: SignedInUser, id: string) =>
  dataOf(await who.call(routes.sharesOfPersonalStuff, { query: { id } })).items;
const takeBack = (who: SignedInUser, messageId: MessageId) =>
  who.call(routes.takeBackPersonalStuff, { body: { messageId } });
const keep = (who: SignedInUser, messageId: MessageId) =>
  who.call(routes.keepSharedPersonalStuff, { body: { messageId } });
const linkOf = (who: SignedInUser, fileId: string) =>
  who.call(uploadRoutes.fileLink, { params: { fileId } });
const cardIn = async (who: SignedInUser, ppauGroupId: GroupId, id: MessageId) => {
  const { items } = dataOf(await who.call(chatRoutes.listMessages, { params: { ppauGroupId } }));
  return items.find((message) => message.id === id) ?? expect.unreachable();
};
const found = async (who: SignedInUser, ppauGroupId: GroupId, text: string) => {
  const search = { params: { ppauGroupId }, query: { text } };
  return dataOf(await who.call(chatRoutes.searchMessages, search)).items.map(({ id }) => id);
};
const detailsOf = async (who: SignedInUser, id: string) =>
  dataOf(await who.call(collectionRoutes.getPersonalStuffById, { query: { id } }));
const filesKept = async (purpose: string) =>
  (await database.pool.query('SELECT 1 FROM files WHERE purpose = $1', [purpose])).rowCount;

async function follow(who: SignedInUser, ppauGroupId: GroupId) {
  const follower = await connectLive(url, who.token);
  follower.send({ type: 'resume', groups: { [ppauGroupId]: '0' } });
  await follower.next('resumed');
  return follower;
}

/** What the archive of an account has of copies. */
async function archived({ id: userId }: SignedInUser): Promise<unknown[]> {
  const call = { db: database.db, userId, locale: 'en' } as const;
  const [entry] = await Array.fromAsync(sharedItemsPersonalData.export(call));
  return entry && 'rows' in entry ? Array.fromAsync(entry.rows()) : [];
}

const line = (...content: NoteNode[]): NoteNode => ({ type: 'paragraph', content });
const words = (text: string): NoteNode => ({ type: 'text', text });

/** A note with a picture, a tag and a link to another item of its writer's. */
async function aNote(ada: SignedInUser) {
  const other = await makeNote(ada, { title: 'What I owe' });
  const { id, version } = await makeNote(ada, { title: 'Evenings', tags: ['private'] });
  const body = { id, uploadId: await ada.picture() };
  const { fileId } = dataOf(await ada.call(collectionRoutes.addNotePicture, { body }));
  const link: NoteNode = { type: 'itemLink', attrs: { id: other.id, title: other.title } };
  const picture: NoteNode = { type: 'image', attrs: { fileId, alt: 'A lamp' } };
  const content: NoteNode = { type: 'doc', content: [line(words('Lamps, see '), link), picture] };
  const note = { id, version, content };
  dataOf(await ada.call(collectionRoutes.updatePersonalStuff, { body: note }));
  return { id, version: version + 1, fileId };
}

it('travels as a copy of that moment: words and pictures, no tag, no link, nothing that comes later', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const { id, version, fileId } = await aNote(ada);
  const follower = await follow(bruno, ppauGroupId);
  const message = await shareItem(ada, id, ppauGroupId);
  // Those who follow the group have the card at once.
  await expect
    .poll(() => follower.frames)
    .toContainEqual({
      type: 'message',
      groupId: ppauGroupId,
      message,
    });
  expect(message).toMatchObject({
    type: 'shared_item',
    senderId: ada.id,
    attachment: { item: { type: 'note', title: 'Evenings', beginning: 'Lamps, see What I owe' } },
  });
  const later = { id, version, title: 'Nights' };
  dataOf(await ada.call(collectionRoutes.updatePersonalStuff, { body: later }));
  for (const word of ['evening', 'lamps', 'owe'])
    expect(await found(bruno, ppauGroupId, word)).toEqual([message.id]);
  for (const word of ['nights', 'private'])
    expect(await found(bruno, ppauGroupId, word)).toEqual([]);
  const shared = dataOf(await open(bruno, message.id));
  expect(shared.title).toBe('Evenings');
  expect(JSON.stringify([message, shared])).not.toMatch(/private|itemLink/);
  const [picture = expect.unreachable()] = shared.images;
  expect(picture.fileId).not.toBe(fileId);
  expect(shared.content?.content).toEqual([
    line(words('Lamps, see '), words('What I owe')),
    { type: 'image', attrs: { fileId: picture.fileId, alt: 'A lamp' } },
  ]);
  expect((await linkOf(bruno, picture.fileId)).status).toBe(200);
  // The item itself is nobody else's.
  expect((await linkOf(bruno, fileId)).status).toBe(404);
  expect(await sharesOf(ada, id)).toMatchObject([{ messageId: message.id, isMember: true }]);
});

it('is shared once, however often it is sent, and never from the trash', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const { id } = await makeNote(ada);
  const body = { id, ppauGroupId, clientId: 'c-1' };
  const [first, again] = [
    dataOf(await ada.call(routes.sharePersonalStuff, { body })),
    dataOf(await ada.call(routes.sharePersonalStuff, { body })),
  ];
  expect(again.id).toBe(first.id);
  expect(await sharesOf(ada, id)).toHaveLength(1);
  expect((await bruno.call(routes.sharePersonalStuff, { body })).status).toBe(404);
  dataOf(await ada.call(collectionRoutes.removePersonalStuff, { query: { ids: id } }));
  const more = { ...body, clientId: 'c-2' };
  expect((await ada.call(routes.sharePersonalStuff, { body: more })).status).toBe(404);
});

it('is gone for everybody once it is taken back, whoever comes later too, and its bytes with it', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const before = await filesKept('shared_item');
  const { id } = await makeFolder(ada, 2);
  const message = await shareItem(ada, id, ppauGroupId);
  const { images } = dataOf(await open(bruno, message.id));
  const kept = dataOf(await keep(bruno, message.id));
  const [first = expect.unreachable()] = images;
  const link = dataOf(await linkOf(bruno, first.fileId));
  expect((await app.inject(link.url)).statusCode).toBe(200);
  const follower = await follow(bruno, ppauGroupId);
  expect((await takeBack(bruno, message.id)).status).toBe(404);
  dataOf(await takeBack(ada, message.id));
  const told = (await follower.next('message_changed')).message;
  expect(told).toMatchObject({ id: message.id, attachment: null, data: null, deletedAt: null });
  const cleo = await build.user();
  await addMember(on, ppauGroupId, cleo);
  expect(await cardIn(cleo, ppauGroupId, message.id)).toEqual(told);
  for (const person of [ada, bruno, cleo]) {
    expect((await open(person, message.id)).status).toBe(404);
    expect((await linkOf(person, first.fileId)).status).toBe(404);
  }
  on.clock.advance(60_000);
  expect((await app.inject(link.url)).statusCode).toBe(403);
  expect(await filesKept('shared_item')).toBe(before);
  expect(await sharesOf(ada, id)).toEqual([]);
  // What was kept is its keeper's.
  expect((await detailsOf(bruno, kept.id)).images).toHaveLength(2);
  expect((await detailsOf(ada, id)).images).toHaveLength(2);
});

it('stands in fifty places at most, however many are sent at once', async () => {
  const { ada, ppauGroupId } = await twoInGroup(on);
  const { id } = await makeNote(ada);
  const share = (at: number) =>
    ada.call(routes.sharePersonalStuff, { body: { id, ppauGroupId, clientId: `c-${at}` } });
  for (let at = 0; at < 48; at += 1) dataOf(await share(at));
  const last = await Promise.all([48, 49, 50, 51].map(share));
  expect(last.filter(({ status }) => status === 409)).toHaveLength(2);
  expect(await sharesOf(ada, id)).toHaveLength(50);
});

it('is nothing to who has left, and its owner’s to take back from outside the group', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const { id } = await aNote(bruno);
  const message = await shareItem(bruno, id, ppauGroupId);
  dataOf(await bruno.call(groupRoutes.removeLeaveGroup, { body: { ppauGroupId } }));
  expect((await open(bruno, message.id)).status).toBe(404);
  expect((await open(ada, message.id)).status).toBe(200);
  expect(await sharesOf(bruno, id)).toMatchObject([{ messageId: message.id, isMember: false }]);
  expect(await archived(bruno)).toMatchObject([
    { messageId: message.id, content: { type: 'doc' } },
  ]);
  // Once the item is gone for good the copies without one name it.
  const orphans = async (who: SignedInUser) =>
    dataOf(await who.call(routes.sharesWithoutPersonalStuff)).items;
  expect(await orphans(bruno)).toEqual([]);
  dataOf(await bruno.call(collectionRoutes.removePersonalStuff, { query: { ids: id } }));
  dataOf(await bruno.call(collectionRoutes.emptyTrash, { query: { ids: id } }));
  expect(await orphans(bruno)).toMatchObject([{ messageId: message.id, title: 'Evenings' }]);
  expect(await orphans(ada)).toEqual([]);
  dataOf(await takeBack(bruno, message.id));
  expect(await orphans(bruno)).toEqual([]);
  expect((await open(ada, message.id)).status).toBe(404);
  expect(await found(ada, ppauGroupId, 'evenings')).toEqual([]);
});

it('goes with its message, with its group and with its owner', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const before = await filesKept('shared_item');
  const { id } = await makeFolder(bruno);
  const [deleted, ended] = [
    await shareItem(bruno, id, ppauGroupId),
    await shareItem(bruno, id, ppauGroupId),
  ];
  const params = { ppauGroupId, messageId: deleted.id };
  dataOf(await ada.call(chatRoutes.deleteMessage, { params }));
  expect((await open(bruno, deleted.id)).status).toBe(404);
  expect(await sharesOf(bruno, id)).toMatchObject([{ messageId: ended.id }]);
  dataOf(await ada.call(groupRoutes.deleteGroup, { params: { ppauGroupId } }));
  expect(await sharesOf(bruno, id)).toEqual([]);
  expect(await filesKept('shared_item')).toBe(before);
  const again = await twoInGroup(on);
  const folder = await makeFolder(again.bruno);
  const { id: orphan } = await shareItem(again.bruno, folder.id, again.ppauGroupId);
  await eraseAccount(on, again.bruno);
  expect((await open(again.ada, orphan)).status).toBe(404);
  expect((await cardIn(again.ada, again.ppauGroupId, orphan)).attachment).toBeNull();
  expect(await filesKept('shared_item')).toBe(before);
});

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const evening = fileURLToPath(
  new URL('../../../test/files/documents/evening.docx', import.meta.url),
);

it('keeps what is inside a document: shown to the group, and found by who keeps a copy', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const bytes = await readFile(evening);
  const { uploadId } = await sendFile(app, ada, { name: 'evening.docx', type: docx, bytes });
  const { id } = await makeNote(ada, { type: 'document', title: 'Plan', uploadId });
  const early = await shareItem(ada, id, ppauGroupId);
  expect(dataOf(await open(bruno, early.id)).preview).toBeNull();
  const unread = dataOf(await keep(ada, early.id));
  await jobs.drain();
  const message = await shareItem(ada, id, ppauGroupId);
  expect(await found(bruno, ppauGroupId, 'evening.docx')).toEqual([message.id, early.id]);
  const { preview, file, images } = dataOf(await open(bruno, message.id));
  expect(preview?.blocks).toContainEqual({ kind: 'picture', image: 0, alt: 'A lamp' });
  expect(images).toMatchObject([{ caption: 'A lamp' }]);
  expect(file).toMatchObject({ name: 'evening.docx', size: bytes.length });
  const kept = dataOf(await keep(bruno, message.id));
  const report = { ppauGroupId, messageId: message.id, reason: 'harassment' } as const;
  dataOf(await bruno.call(reportRoutes.reportMessage, { body: report }));
  dataOf(await takeBack(ada, message.id));
  const judged = `SELECT copy #>> '{message,body}' AS words, due_at > $2 AS is_held
    FROM reports JOIN pending_object_deletions ON key = file_key WHERE message_id = $1`;
  expect((await database.pool.query(judged, [message.id, on.clock.now()])).rows).toEqual([
    { words: expect.stringMatching(/^Plan\n.*embankment/s), is_held: true },
  ]);
  const sought = { query: { search: 'embankment' } };
  const { items } = dataOf(await bruno.call(collectionRoutes.getPersonalStuff, sought));
  expect(items).toMatchObject([{ id: kept.id, collectionId: null, tags: [] }]);
  expect((await detailsOf(bruno, kept.id)).preview?.blocks).toEqual(preview?.blocks);
  expect((await detailsOf(ada, unread.id)).preview?.blocks).toEqual(preview?.blocks);
});
