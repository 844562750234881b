import { locales } from '@stratum/contract/locale';
import { performanceRoutes } from '@stratum/contract/performance';
import { videoRoutes } from '@stratum/contract/videos';
import { expect, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { putPackLibrary } from './pack-library.ts';

test('the films of the pack are in the library with their modules, whole and in parts, and go with a pack that has none', async () => {
  const on = await createTestApp();
  const { pack, database } = { ...on.deps, database: on.database };
  await putPackLibrary(database.db, pack);
  const ada = await on.build.user();
  const films = async () => dataOf(await ada.call(videoRoutes.getVideos)).items;
  const shown = await films();
  expect(shown.map(({ moduleIds }) => moduleIds.length)).toEqual(pack.lessons.map(() => 3));
  for (const { sources, poster, posterDark } of shown) {
    for (const url of [...sources.map((source) => source.url), poster, posterDark ?? '']) {
      const { statusCode, headers } = await on.app.inject({ url });
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toContain('immutable');
    }
  }
  const url = shown[0]?.sources[0]?.url ?? '';
  const part = await on.app.inject({ url, headers: { range: 'bytes=1000-1999' } });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 1000]);
  const beyond = await on.app.inject({ url, headers: { range: 'bytes=99999999-' } });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
    416,
    expect.stringMatching(/^bytes \*\/\d+$/),
  ]);

  await putPackLibrary(database.db, pack);
  expect(await films()).toEqual(shown);
  await putPackLibrary(database.db, { ...pack, lessons: [] });
  expect(await films()).toEqual([]);
  expect(dataOf(await ada.call(performanceRoutes.getPerformanceModule)).items).toEqual([]);
  await putPackLibrary(database.db, pack);
  expect(await films()).toEqual(shown);
});

test('the captions of a film say in each language what its transcript and the pack say', async () => {
  const on = await createTestApp();
  await putPackLibrary(on.database.db, on.deps.pack);
  const ada = await on.build.user();
  for (const locale of locales) {
    const headers = { 'accept-language': locale };
    const { items } = dataOf(await ada.call(videoRoutes.getVideos, { headers }));
    expect(items.map(({ transcript }) => transcript)).toEqual(
      on.deps.pack.lessons.map((lesson) => lesson[locale].captions),
    );
    for (const { captions, transcript } of items) {
      const url = captions.find((one) => one.locale === locale)?.url ?? '';
      const { body } = await on.app.inject({ url });
      expect(cuesOf(body)).toEqual(transcript);
    }
  }
});

/** What a player reads in a file of captions. */
function cuesOf(file: string) {
  const cue = /^([\d:.]+) --> ([\d:.]+)\n(.+)$/gm;
  const inSeconds = (time = '') =>
    time.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  return [...file.matchAll(cue)].map(([, from, to, text = '']) => ({
    from: inSeconds(from),
    to: inSeconds(to),
    text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  }));
}
