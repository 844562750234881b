import { readFile } from 'node:fs/promises';
import type { FileId, UploadId } from '@stratum/contract/ids';
import { type ProfileChange, profileRoutes } from '@stratum/contract/profile';
import { uploadRoutes } from '@stratum/contract/uploads';
import { describe, expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { sendFile } from '../../../test/send-file.ts';

const photo = new URL('../../../test/files/photo.jpg', import.meta.url);

async function uploadOf({ app }: TestApp, user: SignedInUser): Promise<UploadId> {
  const { uploadId } = await sendFile(app, user, {
    type: 'image/jpeg',
    bytes: await readFile(photo),
  });
  return uploadId;
}

const change = (user: SignedInUser, body: ProfileChange) =>
  user.call(profileRoutes.updateProfile, { body });
const imageOf = async (user: SignedInUser) =>
  dataOf(await user.call(profileRoutes.profileInfo)).image;
const canSee = async (user: SignedInUser, fileId: FileId) =>
  (await user.call(uploadRoutes.fileLink, { params: { fileId } })).status === 200;

describe('a picture', () => {
  test('is an upload of the person, cut as asked, and its owner alone can see it', async () => {
    const app = await createTestApp();
    const user = await app.build.user();
    const image = await uploadOf(app, user);
    const imageCrop = { left: 0.1, top: 0.1, size: 0.5 };
    const saved = dataOf(await change(user, { image, imageCrop, last_name: 'Hopper' }));
    expect(saved.last_name).toBe('Hopper');
    expect(saved.image).toEqual(expect.any(String));
    expect(await imageOf(user)).toBe(saved.image);
    if (!saved.image) throw new Error('no picture');
    expect(await canSee(user, saved.image)).toBe(true);
    expect(await canSee(await app.build.user(), saved.image)).toBe(false);
  });

  test('gives way to the next, and goes with null', async () => {
    const app = await createTestApp();
    const user = await app.build.user();
    const { image: first } = dataOf(await change(user, { image: await uploadOf(app, user) }));
    const { image: second } = dataOf(await change(user, { image: await uploadOf(app, user) }));
    if (!first || !second) throw new Error('no picture');
    expect(second).not.toBe(first);
    expect(await canSee(user, first)).toBe(false);
    expect(dataOf(await change(user, { image: null })).image).toBeNull();
    expect(await canSee(user, second)).toBe(false);
  });

  test('stays where a change names none', async () => {
    const app = await createTestApp();
    const user = await app.build.user();
    const { image } = dataOf(await change(user, { image: await uploadOf(app, user) }));
    expect(dataOf(await change(user, { last_name: 'Hopper' })).image).toBe(image);
  });

  test('from an upload of another account, or one used before, is refused with the whole change', async () => {
    const app = await createTestApp();
    const user = await app.build.user();
    const upload = await uploadOf(app, user);
    const stranger = await app.build.user();
    expect((await change(stranger, { image: upload, last_name: 'Hopper' })).status).toBe(404);
    expect(dataOf(await stranger.call(profileRoutes.profileInfo)).last_name).toBe('Example');
    const { image } = dataOf(await change(user, { image: upload }));
    expect((await change(user, { image: upload, last_name: 'Hopper' })).error).toMatchObject({
      code: 'upload_used',
    });
    expect(dataOf(await user.call(profileRoutes.profileInfo))).toMatchObject({
      image,
      last_name: 'Example',
    });
  });

  test('is not used up by a change that is refused for another field', async () => {
    const app = await createTestApp();
    const user = await app.build.user();
    const image = await uploadOf(app, user);
    expect((await change(user, { image, orgcode: 'NOBODY-1' })).status).toBe(422);
    expect(await imageOf(user)).toBeNull();
    expect((await change(user, { image })).status).toBe(200);
  });
});
