import { uploadRoutes } from '@stratum/contract/uploads';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import type { Caller } from '../../platform/http/bind.ts';
import { fileAsOwner, fileAsReader } from './access.ts';

test('a file is open to its owner, and to others by a rule of the domain that shows it', async () => {
  const { build, database } = await createTestApp();
  const [owner, friend, stranger] = [await build.user(), await build.user(), await build.user()];
  const fileId = await owner.file();
  const read = (person: { id: Caller['userId'] }) => {
    const caller = { userId: person.id } as Caller;
    return fileAsReader(database.db, caller, fileId, [
      async () => false,
      async (_tx, { userId }, file) => userId === friend.id && file.id === fileId,
    ]);
  };
  await expect(read(owner)).resolves.toMatchObject({ id: fileId });
  await expect(read(friend)).resolves.toMatchObject({ id: fileId });
  await expect(read(stranger)).rejects.toMatchObject({ code: 'not_found' });
  await expect(fileAsOwner(database.db, friend.id, fileId)).rejects.toMatchObject({
    code: 'not_found',
  });
  const params = { fileId };
  expect((await friend.call(uploadRoutes.fileLink, { params })).status).toBe(404);
  expect((await owner.call(uploadRoutes.fileLink, { params })).status).toBe(200);
});
