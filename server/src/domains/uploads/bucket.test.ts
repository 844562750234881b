import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileIdSchema } from '@stratum/contract/ids';
import { limits } from '@stratum/contract/limits';
import { profileRoutes } from '@stratum/contract/profile';
import { uploadHeaders, uploadIdOf } from '@stratum/contract/upload-words';
import { uploadRoutes } from '@stratum/contract/uploads';
import { expect, test, vi } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { startS3 } from '../../../test/s3/stand-in.ts';
import { createSetClock } from '../../../test/set-clock.ts';
import { storedFiles } from '../../../test/stored-files.ts';
import type { Clock } from '../../platform/clock.ts';
import { createS3Storage } from '../../platform/storage/s3-storage.ts';
import { uploadDeps } from './deps.ts';
import { sweepUploads } from './sweep.ts';

const heic = await readFile(join(import.meta.dirname, '../../../test/files/iphone.heic'));
const type = 'text/plain';
const bytes = Buffer.from('Seven hours of sleep.\n');

async function createBucketApp() {
  const clock = createSetClock(new Date('2026-11-20T09:00:00Z'));
  const s3 = await startS3(clock);
  const storage = (_clock: Clock, folder: string) =>
    createS3Storage(s3.settings, { clock, folder });
  const on = await createTestApp({ clock, storage });
  return { ...on, s3, user: await on.build.user(), keys: () => [...s3.objects.keys()] };
}

async function addressFor(user: SignedInUser, body: { fileFormat: string; fileSize?: number }) {
  const call = { body: { filePath: 'a/IMG_1.HEIC', ...body } };
  return dataOf(await user.call(uploadRoutes.generatePresignedurl, call));
}

function send(url: string, headers: Record<string, string>, body: Buffer) {
  return fetch(url, { method: 'PUT', headers, body: new Uint8Array(body) });
}

const linkOf = (user: SignedInUser, url: string) =>
  user.call(uploadRoutes.uploadLink, { params: { uploadId: uploadIdOf(url) } });

test('a file sent to the bucket is inspected when it is asked for, and read from there', async () => {
  const { user, build, s3, keys, filesDir, clock, storage } = await createBucketApp();
  const url = await addressFor(user, { fileFormat: 'image/heic' });
  expect((await linkOf(user, url)).error).toMatchObject({ code: 'upload_unfinished' });
  expect((await send(url, uploadHeaders('image/heic'), heic)).status).toBe(200);
  expect(keys()).toEqual([`incoming/${user.id}/${uploadIdOf(url)}`]);
  expect((await linkOf(await build.user(), url)).status).toBe(404);
  const link = dataOf(await linkOf(user, url));
  expect(keys()).toEqual([expect.stringMatching(`^users/${user.id}/[\\da-f-]{36}$`)]);
  expect([...s3.objects.values()]).toMatchObject([{ acl: 'private', type: 'image/webp' }]);
  const shown = await fetch(link.url);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': `inline; filename="IMG_1.webp"; filename*=UTF-8''IMG_1.webp`,
  });
  expect((await shown.arrayBuffer()).byteLength).toBe(link.size);
  expect((await fetch(link.url.replace('image%2Fwebp', 'text%2Fhtml'))).status).toBe(403);
  clock.set(new Date(link.expiresAt));
  expect((await fetch(link.url)).status).toBe(403);
  expect(await storedFiles(filesDir)).toEqual([]);
  const [key = ''] = keys();
  await storage.copy(key, `${key}-again`, 'image/webp');
  const { bytes: stored } = s3.objects.get(key) ?? expect.unreachable();
  const again = { bytes: stored, acl: 'private', type: 'image/webp' };
  expect(s3.objects.get(`${key}-again`)).toMatchObject(again);
  await expect(storage.copy('none', 'other', type)).rejects.toMatchObject({ code: 'not_found' });
});

test('a document is kept byte by byte under a key of the server', async () => {
  const { user, keys } = await createBucketApp();
  const url = await addressFor(user, { fileFormat: type, fileSize: bytes.length });
  await send(url, uploadHeaders(type), bytes);
  const link = dataOf(await linkOf(user, url));
  expect(Buffer.from(await (await fetch(link.url)).arrayBuffer())).toEqual(bytes);
  expect(dataOf(await linkOf(user, url))).toEqual(link);
  expect(keys()).toHaveLength(1);
});

test.each([
  ['another type', { 'content-type': 'text/html', 'x-amz-acl': 'public-read' }],
  ['no type', { 'x-amz-acl': 'public-read' }],
  ['another access list', { 'content-type': type, 'x-amz-acl': 'public-read-write' }],
  ['no access list', { 'content-type': type }],
  ['metadata of its own', { ...uploadHeaders(type), 'x-amz-meta-note': 'x' }],
])('the bucket refuses an upload with %s', async (_what, headers) => {
  const { user, keys } = await createBucketApp();
  const url = await addressFor(user, { fileFormat: type });
  expect((await send(url, headers, bytes)).status).toBe(403);
  expect(keys()).toEqual([]);
  expect((await send(url, uploadHeaders(type), bytes)).status).toBe(200);
});

test('the bucket refuses another size than the announced one, another key, and a late upload', async () => {
  const { user, keys, clock } = await createBucketApp();
  const url = await addressFor(user, { fileFormat: type, fileSize: bytes.length });
  const refused = (address: string, body = bytes) => send(address, uploadHeaders(type), body);
  expect((await refused(url, Buffer.concat([bytes, bytes]))).status).toBe(403);
  expect((await refused(url.replace('/incoming/', '/users/'))).status).toBe(403);
  clock.advance(5 * 60_000);
  expect((await refused(url)).status).toBe(403);
  expect(keys()).toEqual([]);
  clock.advance(-1000);
  expect((await refused(url)).status).toBe(200);
});

test('a file that is asked for many times at once is fetched and inspected once', async () => {
  const { user, keys, storage } = await createBucketApp();
  const fetchUpload = vi.spyOn(storage, 'fetchUpload');
  const url = await addressFor(user, { fileFormat: type });
  await send(url, uploadHeaders(type), bytes);
  const links = await Promise.all(Array.from({ length: 12 }, () => linkOf(user, url)));
  expect(new Set(links.map((link) => dataOf(link).url)).size).toBe(1);
  expect(fetchUpload).toHaveBeenCalledTimes(1);
  expect(keys()).toHaveLength(1);
});

test('what is too large, or not what it says, is removed once it is looked at', async () => {
  const { user, keys } = await createBucketApp();
  const large = await addressFor(user, { fileFormat: type });
  await send(large, uploadHeaders(type), Buffer.alloc(limits.upload.maxBytes + 1, 'a'));
  expect(await linkOf(user, large)).toMatchObject({
    status: 413,
    error: { code: 'file_too_large' },
  });
  const lie = await addressFor(user, { fileFormat: 'image/png' });
  await send(lie, uploadHeaders('image/png'), bytes);
  expect(await linkOf(user, lie)).toMatchObject({
    status: 415,
    error: { code: 'unsupported_file' },
  });
  expect(keys()).toEqual([]);
  expect((await linkOf(user, lie)).status).toBe(415);
});

test('sent bytes that cannot be removed change no outcome, and are swept', async () => {
  const on = await createBucketApp();
  const { user, keys, clock } = on;
  vi.spyOn(on.storage, 'dropUpload').mockRejectedValue(new Error('out of reach'));
  const url = await addressFor(user, { fileFormat: type });
  await send(url, uploadHeaders(type), bytes);
  expect((await linkOf(user, url)).status).toBe(200);
  const lie = await addressFor(user, { fileFormat: 'image/png' });
  await send(lie, uploadHeaders('image/png'), bytes);
  expect((await linkOf(user, lie)).error).toMatchObject({ code: 'unsupported_file' });
  clock.advance(2 * 3_600_000);
  await sweepUploads(uploadDeps(on.deps));
  expect(keys()).toEqual([expect.stringMatching('^users/')]);
});

test('what is sent again after it was processed changes nothing, and is swept', async () => {
  const on = await createBucketApp();
  const { user, keys, clock } = on;
  const url = await addressFor(user, { fileFormat: type });
  await send(url, uploadHeaders(type), bytes);
  const [first, second] = await Promise.all([linkOf(user, url), linkOf(user, url)]);
  expect(dataOf(first)).toEqual(dataOf(second));
  await send(url, uploadHeaders(type), Buffer.from('<html><script>'));
  const { url: address } = dataOf(await linkOf(user, url));
  expect(Buffer.from(await (await fetch(address)).arrayBuffer())).toEqual(bytes);
  clock.advance(2 * 3_600_000);
  await sweepUploads(uploadDeps(on.deps));
  expect(keys()).toEqual([expect.stringMatching('^users/')]);
  clock.advance(24 * 3_600_000);
  await sweepUploads(uploadDeps(on.deps));
  expect(keys()).toEqual([]);
});

test('a picture in the bucket becomes a profile picture', async () => {
  const { user, keys } = await createBucketApp();
  const url = await addressFor(user, { fileFormat: 'image/heic' });
  await send(url, uploadHeaders('image/heic'), heic);
  const body = { image: uploadIdOf(url), imageCrop: { left: 0, top: 0, size: 0.5 } };
  const profile = dataOf(await user.call(profileRoutes.updateProfile, { body }));
  const fileId = profile.image ?? user.id;
  const params = { fileId: fileIdSchema.parse(fileId) };
  const link = dataOf(await user.call(uploadRoutes.fileLink, { params }));
  expect((await fetch(link.url)).headers.get('content-type')).toBe('image/webp');
  expect(keys().some((key) => key.startsWith('incoming/'))).toBe(false);
});
