import { chapterRoutes } from '@stratum/contract/chapters';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';

let on: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  on = await openTestApp();
});
afterAll(() => on.close());

async function filmsOf() {
  const reader = await on.build.user();
  return dataOf(await reader.call(chapterRoutes.getGraphVideos)).videos;
}

it('a film is sent whole, to be kept for as long as its address stands', async () => {
  for (const { source, poster } of await filmsOf()) {
    for (const [url, type] of [
      [source, 'video/webm'],
      [poster, 'image/webp'],
    ] as const) {
      const { statusCode, headers, rawPayload } = await on.app.inject({ url });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': type,
        'content-length': String(rawPayload.length),
        'cache-control': expect.stringContaining('immutable'),
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
      });
      expect(rawPayload.length).toBeLessThan(700_000);
    }
  }
});

it('a part of a film is sent where a player asks for one', async () => {
  const [video] = await filmsOf();
  if (!video) throw new Error('there is no film');
  const whole = (await on.app.inject({ url: video.source })).rawPayload;
  const { statusCode, headers, rawPayload } = await on.app.inject({
    url: video.source,
    headers: { range: 'bytes=1000-1999' },
  });
  expect(statusCode).toBe(206);
  expect(headers['content-range']).toBe(`bytes 1000-1999/${whole.length}`);
  expect(rawPayload.equals(whole.subarray(1000, 2000))).toBe(true);
});

it('captions are WebVTT: every sentence of the transcript, in its time, up to the end', async () => {
  for (const { captions, duration, transcript } of await filmsOf()) {
    const { body, headers } = await on.app.inject({ url: captions.source });
    expect(headers['content-type']).toBe('text/vtt; charset=utf-8');
    const [head, ...cues] = body.trimEnd().split('\n\n');
    expect(head).toBe('WEBVTT');
    expect(cues.map((cue) => cue.split('\n')[1])).toEqual(transcript);
    const times = cues.map((cue) => cue.split('\n')[0]?.split(' --> '));
    expect(times[0]?.[0]).toBe('00:00:00.000');
    expect(times.at(-1)?.[1]).toBe(`00:00:${duration}.000`);
    times.slice(1).forEach((time, index) => {
      expect(time?.[0]).toBe(times[index]?.[1]);
    });
  }
});

it('nothing else of the pack’s folder can be fetched', async () => {
  for (const url of ['/films/radar.webm', '/films/..%2Fpack.json', '/films/radar.it.vtt'])
    expect((await on.app.inject({ url })).statusCode).toBe(404);
});
