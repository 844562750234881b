import { uploadRoutes } from '@stratum/contract/uploads';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import type { Caller } from '../../platform/http/call.ts';
import { fileAsReader } from './access.ts';

test('a file is open to its owner, and to others by a rule of the domain that shows it', async () => {
  const { build, database } = await createTestApp();
  const [owner, friend, stranger] = [await build.user(), await build.user(), await build.user()];
  const fileId = await owner.file();
  const read = (person: { id: Caller['userId'] }) => {
    const caller = { userId: person.id } as Caller;
    const open = fileAsReader([
      async () => false,
      async (_tx, { userId }, file) => userId === friend.id && file.id === fileId,
    ]);
    return open(database.db, caller, fileId);
  };
  await expect(read(owner)).resolves.toMatchObject({ id: fileId });
  await expect(read(friend)).resolves.toMatchObject({ id: fileId });
  await expect(read(stranger)).resolves.toBeNull();
  const params = { fileId };
  expect((await friend.call(uploadRoutes.fileLink, { params })).status).toBe(404);
  expect((await owner.call(uploadRoutes.fileLink, { params })).status).toBe(200);
});
