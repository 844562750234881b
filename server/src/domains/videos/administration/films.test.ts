import { libraryAdministrationRoutes as routes } from '@stratum/contract/library-administration';
import { locales } from '@stratum/contract/locale';
import { maxFilmBytes } from '@stratum/contract/upload-words';
import { afterAll, expect, test } from 'vitest';
import { openTestApp } from '../../../../test/create-test-app.ts';
import { pngOf } from '../../../../test/files/make-files.ts';
import { filmOf } from '../../../../test/files/make-films.ts';
import { sendForLibrary } from '../../../../test/library-files.ts';
import { storedFiles } from '../../../../test/stored-files.ts';

const on = await openTestApp();
afterAll(on.close);
const admin = await on.build.user({ role: 'admin' });

const h264 = ['avc', 'avc1.64001f'] as const;
const aac = ['aac', 'mp4a.40.2'] as const;
const vp8 = ['vp8', 'vp8'] as const;
const vp9 = ['vp9', 'vp09.00.10.08'] as const;
const opus = ['opus', 'opus'] as const;

test.each([
  ['MP4 with H.264 and AAC', { container: 'mp4', video: h264, audio: aac }, 200],
  ['MP4 with H.264 alone', { container: 'mp4', video: ['avc', 'avc1.42001e'] }, 200],
  ['MP4 with H.264 of 10 bits', { container: 'mp4', video: ['avc', 'avc1.6e001f'] }, 415],
  ['MP4 with VP9', { container: 'mp4', video: vp9 }, 415],
  ['MP4 with MP3', { container: 'mp4', video: h264, audio: ['mp3', 'mp3'] }, 415],
  ['MP4 with sound alone', { container: 'mp4', audio: aac }, 415],
  ['WebM with VP9 and Opus', { container: 'webm', video: vp9, audio: opus }, 200],
  ['WebM with VP8', { container: 'webm', video: vp8 }, 200],
  ['WebM with AV1', { container: 'webm', video: ['av1', 'av01.0.04M.08'] }, 415],
] as const)('%s is taken or refused by its bytes', async (_what, parts, status) => {
  const type = `video/${parts.container}`;
  const sent = await sendForLibrary(on, admin, { type, bytes: await filmOf(parts) });
  expect([sent.status, sent.error?.code]).toEqual(
    status === 200 ? [200, undefined] : [415, 'unsupported_film'],
  );
});

test('a refused film leaves nothing behind, and what to export instead is told in the language of whoever sent it', async () => {
  const before = await storedFiles(on.filesDir);
  const webm = await filmOf({ container: 'webm', video: vp8 });
  const damaged = Buffer.concat([webm.subarray(0, 60), Buffer.alloc(500)]);
  for (const bytes of [webm, damaged, Buffer.from('no film at all')]) {
    for (const locale of locales) {
      const { error } = await sendForLibrary(on, admin, { type: 'video/mp4', bytes, locale });
      expect(error?.code).toBe('unsupported_film');
      expect(error?.message).toMatch(/H\.264.*AAC.*WebM/);
      expect(error?.message).toContain({ en: 'Export', fr: 'Exporte', de: 'Exportiere' }[locale]);
    }
  }
  expect(await storedFiles(on.filesDir)).toEqual(before);
});

test('a film may have 1 GB and a picture 20 MB, and nothing else is sent for the library', async () => {
  const ask = (fileFormat: string, fileSize: number) => {
    const body = { filePath: 'film', fileFormat, fileSize };
    return admin.call(routes.requestLibraryUpload, { body });
  };
  expect(await ask('video/mp4', maxFilmBytes)).toMatchObject({ status: 200 });
  expect(await ask('video/mp4', maxFilmBytes + 1)).toMatchObject({
    status: 422,
    error: { fields: { fileSize: expect.stringContaining('1 GB') } },
  });
  expect(await ask('image/png', 20_971_521)).toMatchObject({ status: 422 });
  expect(await ask('video/quicktime', 1_000)).toMatchObject({
    status: 422,
    error: { fields: { fileFormat: expect.stringContaining('MP4') } },
  });
  const picture = await sendForLibrary(on, admin, { type: 'image/png', bytes: pngOf(9, 9) });
  expect(picture.status).toBe(200);
});
