import { libraryAdministrationRoutes as routes } from '@stratum/contract/library-administration';
import { uploadHeaders, uploadIdOf } from '@stratum/contract/upload-words';
import { uploadRoutes } from '@stratum/contract/uploads';
import { videoRoutes } from '@stratum/contract/videos';
import { expect, test } from 'vitest';
import { dataOf } from '../../../../test/call.ts';
import { createTestApp } from '../../../../test/create-test-app.ts';
import { filmOf } from '../../../../test/files/make-films.ts';
import { sentForLibrary, videoTexts } from '../../../../test/library-files.ts';
import { startS3 } from '../../../../test/s3/stand-in.ts';
import { createSetClock } from '../../../../test/set-clock.ts';
import { storedFiles } from '../../../../test/stored-files.ts';
import { createS3Storage } from '../../../platform/storage/s3-storage.ts';

const type = 'video/webm';
const webm = await filmOf({ container: 'webm', video: ['vp8', 'vp8'] });

async function inBucket() {
  const clock = createSetClock(new Date('2026-11-20T09:00:00Z'));
  const s3 = await startS3(clock);
  const on = await createTestApp({
    clock,
    storage: (_clock, folder) => createS3Storage(s3.settings, { clock, folder }),
  });
  const admin = await on.build.user({ role: 'admin' });
  const put = (url: string, bytes: Buffer) =>
    fetch(url, { method: 'PUT', headers: uploadHeaders(type), body: new Uint8Array(bytes) });
  const send = async (bytes: Buffer) => {
    const body = { filePath: 'film.webm', fileFormat: type, fileSize: bytes.length };
    const url = dataOf(await admin.call(routes.requestLibraryUpload, { body }));
    await put(url, bytes);
    return url;
  };
  const look = (url: string) =>
    admin.call(uploadRoutes.uploadLink, { params: { uploadId: uploadIdOf(url) } });
  return { on, admin, s3, put, send, look };
}

test('a film sent to a bucket is looked at there, kept there, and played from there for hours', async () => {
  const { on, admin, s3, send, look } = await inBucket();
  const url = await send(webm);
  const texts = videoTexts;
  const film = { uploadId: uploadIdOf(url), duration: 60 };
  const poster = { uploadId: await sentForLibrary(on, admin, 'image/webp') };
  const add = () => admin.call(routes.addVideo, { body: { film, poster, texts } });
  expect(await add()).toMatchObject({ error: { code: 'upload_unfinished' } });
  expect((await look(url)).status).toBe(200);
  expect((await add()).status).toBe(200);
  expect(await storedFiles(on.filesDir)).toEqual([]);
  expect([...s3.objects.keys()]).toEqual([
    expect.stringMatching(/^library\//),
    expect.stringMatching(/^library\//),
  ]);
  const [shown] = dataOf(await admin.call(videoRoutes.getVideos)).items;
  const source = shown?.sources[0]?.url ?? '';
  const part = await fetch(source, { headers: { range: 'bytes=4-9' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(webm.subarray(4, 10));
  on.clock.advance(4.5 * 3_600_000);
  expect((await fetch(source)).status).toBe(200);
  on.clock.advance(1.5 * 3_600_000);
  expect((await fetch(source)).status).toBe(403);
});

test('what is no film, or was sent over one that was looked at, is not kept', async () => {
  const { s3, put, send, look, on } = await inBucket();
  const lie = await send(Buffer.from('no film at all'));
  expect(await look(lie)).toMatchObject({ status: 415, error: { code: 'unsupported_film' } });
  expect([...s3.objects.keys()]).toEqual([]);
  const url = await send(webm);
  const openSent = on.storage.openSent.bind(on.storage);
  on.storage.openSent = async (upload) => {
    const sent = await openSent(upload);
    await put(url, Buffer.alloc(webm.length, 'x'));
    return sent;
  };
  expect(await look(url)).toMatchObject({ error: { code: 'upload_unfinished' } });
  expect([...s3.objects.keys()]).toEqual([expect.stringMatching(/^incoming\//)]);
});
