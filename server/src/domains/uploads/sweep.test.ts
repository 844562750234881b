import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadIdOf } from '@stratum/contract/upload-words';
import { uploadRoutes } from '@stratum/contract/uploads';
import { describe, expect, it, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { askForAddress, sendFile } from '../../../test/send-file.ts';
import { storedFiles } from '../../../test/stored-files.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { claimUpload, releaseFile, removeFilesOf } from './claim.ts';
import { uploadDeps } from './deps.ts';
import { folderOf, storeObject } from './objects.ts';
import { validatedUpload } from './process-upload.ts';
import { uploadRules } from './rules.ts';
import { sweepUploads } from './sweep.ts';

const text = { type: 'text/plain', bytes: Buffer.from('a') };
const { pendingFor, unclaimedFor, unkeptFor } = uploadRules;

const sweep = (on: TestApp) => sweepUploads(uploadDeps(on.deps));

test('an upload that never came is given up after an hour', async () => {
  const on = await createTestApp();
  const user = await on.build.user();
  const params = { uploadId: uploadIdOf(await askForAddress(user, text)) };
  const state = async () => (await user.call(uploadRoutes.uploadLink, { params })).error;
  on.clock.advance(pendingFor * 1000);
  await sweep(on);
  expect(await state()).toMatchObject({ code: 'upload_unfinished' });
  on.clock.advance(1);
  await sweep(on);
  expect(await state()).toMatchObject({ code: 'not_found' });
});

test('a file that nothing refers to is removed after a day, one that is kept stays', async () => {
  const on = await createTestApp();
  const user = await on.build.user();
  const unused = await sendFile(on.app, user, text);
  const fileId = await user.file();
  on.clock.advance(unclaimedFor * 1000);
  await sweep(on);
  expect(await storedFiles(on.filesDir)).toHaveLength(2);
  on.clock.advance(1);
  await Promise.all([sweep(on), sweep(on)]);
  expect(await storedFiles(on.filesDir)).toHaveLength(1);
  const params = { uploadId: unused.uploadId };
  expect((await user.call(uploadRoutes.uploadLink, { params })).status).toBe(404);
  expect((await user.call(uploadRoutes.fileLink, { params: { fileId } })).status).toBe(200);
});

test('bytes that no transaction kept, as after a crash, are removed after an hour', async () => {
  const on = await createTestApp();
  const { id } = await on.build.user();
  const content = { type: 'text/plain', size: 1, source: text.bytes };
  await storeObject(uploadDeps(on.deps), folderOf(id), content);
  const left = join(on.storage.scratch, 'left-by-a-crash');
  await mkdir(on.storage.scratch, { recursive: true });
  await writeFile(left, 'half');
  await utimes(left, on.clock.now(), on.clock.now());
  await sweep(on);
  expect(await storedFiles(on.filesDir)).toHaveLength(2);
  on.clock.advance(unkeptFor * 1000 + 1);
  await sweep(on);
  expect(await storedFiles(on.filesDir)).toEqual([]);
});

test('a key stays on the deletion queue until its bytes are gone', async () => {
  const on = await createTestApp();
  const user = await on.build.user();
  const fileId = await user.file();
  await inTransaction(on.database.db, (tx) => releaseFile(tx, on.clock, user.id, fileId));
  const deps = uploadDeps(on.deps);
  const remove = () => Promise.reject(new Error('out of reach'));
  await sweepUploads({ ...deps, storage: { ...deps.storage, remove } });
  expect(await storedFiles(on.filesDir)).toHaveLength(1);
  on.clock.advance(uploadRules.deletionRetryAfter * 1000);
  await sweep(on);
  expect(await storedFiles(on.filesDir)).toEqual([]);
});

describe('a claimed file', () => {
  it('is claimed once, and stays where the transaction fails', async () => {
    const on = await createTestApp();
    const user = await on.build.user();
    const upload = await validatedUpload(uploadDeps(on.deps), user.id, await user.upload());
    const { db } = on.database;
    const failing = inTransaction(db, async (tx) => {
      await claimUpload(tx, on.clock, upload, 'attachment');
      throw new Error('something else failed');
    });
    await expect(failing).rejects.toThrow('something else failed');
    const claim = () => inTransaction(db, (tx) => claimUpload(tx, on.clock, upload, 'attachment'));
    const file = await claim();
    expect(file).toMatchObject({ userId: user.id, name: 'seeded.txt', purpose: 'attachment' });
    await expect(claim()).rejects.toMatchObject({
      code: 'upload_used',
    });
    const params = { uploadId: upload.id };
    expect((await user.call(uploadRoutes.uploadLink, { params })).error).toMatchObject({
      code: 'upload_used',
    });
  });

  it('is released by its owner alone', async () => {
    const on = await createTestApp();
    const [owner, stranger] = [await on.build.user(), await on.build.user()];
    const fileId = await owner.file();
    const release = (userId: typeof owner.id) =>
      inTransaction(on.database.db, (tx) => releaseFile(tx, on.clock, userId, fileId));
    await expect(release(stranger.id)).rejects.toMatchObject({ code: 'not_found' });
    await release(owner.id);
    expect((await owner.call(uploadRoutes.fileLink, { params: { fileId } })).status).toBe(404);
  });
});

test('all that a person has uploaded can be deleted at once, and nothing of others', async () => {
  const on = await createTestApp();
  const [leaving, staying] = [await on.build.user(), await on.build.user()];
  await leaving.file();
  await leaving.upload();
  const fileId = await staying.file();
  await inTransaction(on.database.db, (tx) => removeFilesOf(tx, on.clock, leaving.id));
  await sweep(on);
  const [left = '', ...more] = await storedFiles(on.filesDir);
  expect(more).toEqual([]);
  expect(left).toContain(staying.id);
  expect((await staying.call(uploadRoutes.fileLink, { params: { fileId } })).status).toBe(200);
});
