import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { profileRoutes } from '@stratum/contract/profile';
import { uploadRoutes } from '@stratum/contract/uploads';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { sendFile } from '../../../test/send-file.ts';
import { storedFiles } from '../../../test/stored-files.ts';
import { sweepUploads } from './sweep.ts';

const samples = join(import.meta.dirname, '../../../test/files');
const heic = { type: 'image/heic', bytes: await readFile(join(samples, 'iphone.heic')) };

/** Red on the left, blue on the right. */
const twoColours = {
  type: 'image/png',
  bytes: await sharp({ create: { width: 400, height: 200, channels: 3, background: '#f00' } })
    .composite([
      {
        input: { create: { width: 200, height: 200, channels: 3, background: '#00f' } },
        left: 200,
        top: 0,
      },
    ])
    .png()
    .toBuffer(),
};

async function pictureOf({ app }: TestApp, person: SignedInUser) {
  const { image } = dataOf(await person.call(profileRoutes.profileInfo));
  if (image === null) throw new Error('there is no picture');
  const params = { fileId: image };
  const link = dataOf(await person.call(uploadRoutes.fileLink, { params }));
  return { fileId: image, link, bytes: (await app.inject({ url: link.url })).rawPayload };
}

test('the part that was chosen becomes a square of 512 pixels', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  const { uploadId: image } = await sendFile(on.app, ada, twoColours);
  const imageCrop = { left: 0.5, top: 0, size: 0.5 };
  await ada.call(profileRoutes.updateProfile, { body: { image, imageCrop } });
  const { bytes, link } = await pictureOf(on, ada);
  expect(link).toMatchObject({ type: 'image/webp', size: bytes.length });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512, format: 'webp' });
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(50);
});

test.each([
  { left: 1, top: 1, size: 1 },
  { left: 0.99, top: 0.99, size: 0.001 },
  { left: 0, top: 0.9, size: 0.7 },
])('a crop beyond the edges is brought inside: %j', async (imageCrop) => {
  const on = await createTestApp();
  const ada = await on.build.user();
  const { uploadId: image } = await sendFile(on.app, ada, twoColours);
  await ada.call(profileRoutes.updateProfile, { body: { image, imageCrop } });
  const { bytes } = await pictureOf(on, ada);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512 });
});

test('the picture of an iPhone can be seen before it is cut, and used', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  const { uploadId } = await sendFile(on.app, ada, { ...heic, name: 'IMG_0042.HEIC' });
  const seen = dataOf(await ada.call(uploadRoutes.uploadLink, { params: { uploadId } }));
  expect(seen).toMatchObject({ type: 'image/webp', name: 'IMG_0042.webp' });
  const viewable = (await on.app.inject({ url: seen.url })).rawPayload;
  expect(await sharp(viewable).metadata()).toMatchObject({ width: 800, height: 600 });
  await ada.call(profileRoutes.updateProfile, { body: { image: uploadId } });
  expect(await sharp((await pictureOf(on, ada)).bytes).metadata()).toMatchObject({ width: 512 });
});

test('a new picture takes the place of the old one, whose file goes', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  const change = async () => {
    const { uploadId: image } = await sendFile(on.app, ada, twoColours);
    await ada.call(profileRoutes.updateProfile, { body: { image } });
    return pictureOf(on, ada);
  };
  const [first, second] = [await change(), await change()];
  expect(second.fileId).not.toBe(first.fileId);
  const params = { fileId: first.fileId };
  expect((await ada.call(uploadRoutes.fileLink, { params })).status).toBe(404);
  await sweepUploads({ ...on, db: on.database.db });
  expect((await on.app.inject({ url: first.link.url })).statusCode).toBe(404);
  expect(await storedFiles(on.filesDir)).toHaveLength(1);
  await ada.call(profileRoutes.updateProfile, { body: { image: null } });
  await sweepUploads({ ...on, db: on.database.db });
  expect(await storedFiles(on.filesDir)).toEqual([]);
  expect(dataOf(await ada.call(profileRoutes.profileInfo)).image).toBeNull();
});

test('an upload becomes a picture once, however often that is asked for at the same time', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  const { uploadId: image } = await sendFile(on.app, ada, twoColours);
  const call = () => ada.call(profileRoutes.updateProfile, { body: { image } });
  const answers = await Promise.all([call(), call(), call()]);
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 409, 409]);
  expect((await call()).error).toMatchObject({ code: 'upload_used' });
  on.clock.advance(2 * 3_600_000);
  await sweepUploads({ ...on, db: on.database.db });
  expect(await storedFiles(on.filesDir)).toHaveLength(1);
});

test("somebody else's upload and a file that is no picture become no profile picture", async () => {
  const on = await createTestApp();
  const [ada, eve] = [await on.build.user(), await on.build.user()];
  const { uploadId: image } = await sendFile(on.app, ada, twoColours);
  const stolen = await eve.call(profileRoutes.updateProfile, { body: { image } });
  expect(stolen).toMatchObject({ status: 404, error: { code: 'not_found' } });
  const text = await sendFile(on.app, eve, { type: 'text/plain', bytes: Buffer.from('a') });
  const body = { image: text.uploadId, first_name: 'Eva' };
  expect((await eve.call(profileRoutes.updateProfile, { body })).status).toBe(415);
  expect(dataOf(await eve.call(profileRoutes.profileInfo)).first_name).toBe('Ada');
});
