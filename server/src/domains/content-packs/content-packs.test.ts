import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@stratum/contract/api';
import { expect, onTestFinished, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import {
  keepOtherPack,
  otherArchive,
  otherVersion,
  reword,
  sendArchive,
} from '../../../test/other-pack.ts';
import { takeAssessment } from '../../../test/take-assessment.ts';
import { connectDatabase } from '../../platform/database.ts';

const category = 'mentality';
const confirmed = { password: 'Lantern-9x', reason: 'A new edition' };
const publish = { params: { version: otherVersion }, body: confirmed };

/** Other words for a question, a film that is cut anew. */
async function secondEdition(dir: string): Promise<void> {
  await reword(dir, 'scale.json', '"Nie"', '"Zu keiner Zeit"');
  await appendFile(join(dir, 'films/radar.webm'), ' ');
}

/** Another process on the same database and files, which hears nothing of the first. */
async function otherProcess({ database: { address }, log, storage, clock }: TestApp) {
  const database = connectDatabase(address, { log, poolSize: 3 });
  onTestFinished(database.close);
  return createTestApp({ database, clock, storage: () => storage });
}

test('a pack with a fault is answered with each fault, and changes nothing', async () => {
  const on = await createTestApp();
  const admin = await on.build.user({ role: 'admin' });
  const before = dataOf(await admin.call(api.contentPacks));
  const archive = await otherArchive(async (dir) => {
    await reword(dir, 'levels.json', '"levels"', '"stages"');
    await reword(dir, 'scale.json', '"Never"', '"Don\'t ask"');
  });
  const uploadId = await sendArchive(on, admin, archive);
  const verdict = dataOf(await admin.call(api.sendContentPack, { body: { uploadId } }));
  expect(verdict).toMatchObject({
    outcome: 'faulty',
    faults: expect.arrayContaining([{ file: 'levels.json', key: 'levels', problem: 'is missing' }]),
  });
  const noPack = await sendArchive(on, admin, Buffer.from('PK\x05\x06'.padEnd(22, '\0')));
  const none = dataOf(await admin.call(api.sendContentPack, { body: { uploadId: noPack } }));
  expect(none).toMatchObject({ outcome: 'faulty', count: 1 });
  expect((await admin.call(api.publishContentPack, publish)).status).toBe(404);
  const { items, ...after } = dataOf(await admin.call(api.contentPacks));
  expect(after).toEqual({ current: before.current, previous: null });
  expect(items.filter(({ isInstalled }) => !isInstalled)).toEqual([]);
  await on.deps.packs.refresh();
  expect(on.deps.pack.version).toBe(before.current);
});

test('a pack is sent, compared, published to every process, and taken back; old answers keep their words', async () => {
  const on = await createTestApp();
  const second = await otherProcess(on);
  const following = on.deps.packs.follow();
  onTestFinished(() => following.stop());
  const admin = await on.build.user({ role: 'admin' });
  const person = await on.build.user({ locale: 'de' });
  const german = { headers: { 'accept-language': 'de' } };
  const before = await takeAssessment(person, category);
  const installed = before.attempt.contentVersion;
  const film = async ({ app }: TestApp) => {
    const { videos } = dataOf(await person.call(api.getGraphVideos));
    const source = videos.find(({ graph }) => graph === 'radar')?.source ?? '';
    return { source, status: (await app.inject(source)).statusCode };
  };
  const oldFilm = await film(on);

  const uploadId = await sendArchive(on, admin, await otherArchive(secondEdition));
  const sent = dataOf(await admin.call(api.sendContentPack, { body: { uploadId } }));
  expect(sent).toMatchObject({ outcome: 'kept', version: otherVersion });
  const params = { version: otherVersion };
  const changes = dataOf(await admin.call(api.contentPackChanges, { params, query: {} }));
  expect(changes.items).toContainEqual({
    id: expect.any(String),
    file: 'scale.json',
    key: expect.stringContaining('de'),
    before: 'Nie',
    after: 'Zu keiner Zeit',
  });
  expect(changes.items.map(({ file }) => file)).toEqual([
    'films/radar.webm',
    'pack.json',
    'scale.json',
  ]);
  // The words of the answers are those of every category.
  expect(changes.asksAnew).toHaveLength(5);

  const published = dataOf(await admin.call(api.publishContentPack, publish));
  expect(published).toMatchObject({ current: otherVersion, previous: installed });
  expect((await admin.call(api.publishContentPack, publish)).status).toBe(409);
  await expect.poll(() => on.deps.pack.version).toBe(otherVersion);
  expect(second.deps.pack.version).toBe(installed);
  await second.deps.packs.refresh();
  expect(second.deps.pack.version).toBe(otherVersion);
  const newFilm = await film(second);
  expect(newFilm.source).not.toBe(oldFilm.source);
  expect([newFilm.status, (await second.app.inject(oldFilm.source)).statusCode]).toEqual([
    200, 200,
  ]);

  on.clock.advance(12 * 86_400_000);
  const now = await takeAssessment(person, category);
  expect(now.attempt.contentVersion).toBe(otherVersion);
  const read = async (attemptId: typeof now.attempt.id) =>
    dataOf(await person.call(api.assessmentAttempt, { params: { attemptId }, ...german }));
  const labels = [await read(before.attempt.id), await read(now.attempt.id)].map(
    ({ asked }) => asked?.scale[0]?.label,
  );
  expect(labels).toEqual(['Nie', 'Zu keiner Zeit']);
  const { editions } = dataOf(
    await person.call(api.assessmentGraph, { query: { monthYear: now.attempt.month.slice(0, 4) } }),
  );
  expect(editions).toEqual([{ month: now.attempt.month, categoryType: category }]);

  const back = dataOf(await admin.call(api.rollBackContentPack, { body: confirmed }));
  expect(back).toMatchObject({ current: installed, previous: otherVersion });
  await expect.poll(() => on.deps.pack.version).toBe(installed);
  expect((await read(now.attempt.id)).asked?.scale[0]?.label).toBe('Zu keiner Zeit');
});

test('a version stands for one pack, and one that cannot be read keeps the one before', async () => {
  const on = await createTestApp();
  const admin = await on.build.user({ role: 'admin' });
  await keepOtherPack(on, { isPublished: true });
  const uploadId = await sendArchive(on, admin, await otherArchive(secondEdition));
  const verdict = dataOf(await admin.call(api.sendContentPack, { body: { uploadId } }));
  expect(verdict).toMatchObject({ outcome: 'version_taken' });
  const second = await otherProcess(on);
  const { rows } = await on.database.pool.query(
    `SELECT archive_key AS key FROM content_packs WHERE version = '${otherVersion}'`,
  );
  await on.storage.remove(rows[0].key);
  await expect(second.deps.packs.refresh()).rejects.toThrow('not_found');
  expect(second.deps.pack.version).toBe(second.deps.packs.installed.pack.version);
});
