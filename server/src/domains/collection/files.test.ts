import { collectionRoutes as routes } from '@stratum/contract/collection';
import { uploadRoutes } from '@stratum/contract/uploads';
import { afterAll, expect, it } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { makeFolder, makeNote } from '../../../test/make-item.ts';

const { build, close, clock, jobs, database } = await openTestApp({ collectionQuota: 40 });
afterAll(close);

it('holds pictures in the order that was asked for, and lets go of those left out', async () => {
  const ada = await build.user();
  const folder = await makeFolder(ada, 3);
  const [first, second, third] = folder.images;
  const change = (images: object[], version = folder.version) =>
    ada.call(routes.updatePersonalStuffImageFolder, {
      body: { id: folder.id, version, images },
    });
  const changed = dataOf(
    await change([{ fileId: third?.fileId }, { fileId: first?.fileId, caption: 'Rain' }]),
  );
  expect(changed.images.map(({ fileId, caption }) => [fileId, caption])).toEqual([
    [third?.fileId, ''],
    [first?.fileId, 'Rain'],
  ]);
  const params = { fileId: second?.fileId ?? '' };
  expect((await ada.call(uploadRoutes.fileLink, { params })).status).toBe(404);
  // One that the folder does not hold, or holds twice.
  expect((await change([{ fileId: second?.fileId }], 2)).status).toBe(422);
  const twice = [{ fileId: first?.fileId }, { fileId: first?.fileId }];
  expect((await change(twice, 2)).status).toBe(422);
  expect((await change([], 1)).error).toMatchObject({ code: 'version_conflict' });
});

it('fits into the quota of its owner, also when many come at once', async () => {
  const ada = await build.user();
  const uploads = await Promise.all(Array.from({ length: 12 }, () => ada.picture()));
  const answers = await Promise.all(
    uploads.map((uploadId) =>
      ada.call(routes.addPersonalStuff, {
        body: { collectionId: null, type: 'image', title: 'A', uploadId },
      }),
    ),
  );
  const { used, quota } = dataOf(await ada.call(routes.myCollection));
  const kept = answers.filter(({ status }) => status === 200).length;
  expect(used).toBeLessThanOrEqual(quota);
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(12);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(12 - kept);
  // What would not fit is not sent first; what is for something else is taken.
  const body = { filePath: 'a.png', fileFormat: 'image/png', fileSize: quota - used + 1 };
  const ask = (more: { purpose?: 'collection' }) =>
    ada.call(uploadRoutes.generatePresignedurl, { body: { ...body, ...more } });
  expect((await ask({ purpose: 'collection' })).error).toMatchObject({ code: 'quota_exceeded' });
  expect((await ask({})).status).toBe(200);
});

it('goes for good with its files after thirty days in the trash, or at once when asked', async () => {
  const ada = await build.user();
  const [folder, note, kept] = [await makeFolder(ada), await makeNote(ada), await makeNote(ada)];
  const ids = [folder.id, note.id].join(',');
  dataOf(await ada.call(routes.removePersonalStuff, { query: { ids } }));
  // What is not in the trash is not deleted from it.
  const emptied = await ada.call(routes.emptyTrash, { query: { ids: `${note.id},${kept.id}` } });
  expect(dataOf(emptied)).toEqual({ changed: 1 });
  const there = async () => {
    const { rows } = await database.pool.query('SELECT count(*)::int AS n FROM files');
    return rows[0].n;
  };
  const before = await there();
  const purge = async () => {
    await jobs.sendScheduled();
    await jobs.drain();
  };
  clock.advance(29 * 24 * 60 * 60_000);
  await purge();
  expect(dataOf(await ada.call(routes.myCollection)).trash).toBe(1);
  clock.advance(2 * 24 * 60 * 60_000);
  await purge();
  expect(dataOf(await ada.call(routes.myCollection))).toMatchObject({ trash: 0, unfiled: 1 });
  expect(await there()).toBeLessThan(before);
});
