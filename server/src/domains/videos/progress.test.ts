import type { VideoId } from '@stratum/contract/ids';
import { covered, type Interval, merge } from '@stratum/contract/library/played';
import { videoRoutes as routes } from '@stratum/contract/videos';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { makeVideo } from '../../../test/make-video.ts';

async function watching() {
  const on = await createTestApp();
  const video = await makeVideo(on);
  const ada = await on.build.user();
  const view = () => ada.call(routes.viewVideo, { body: { performance_video_id: video } });
  return { on, video, ada, view };
}

const save = (who: SignedInUser, video: VideoId, played: [number, number][], second = 0) =>
  who.call(routes.savePerformanceVideoProgress, {
    body: { performance_video_id: video, second, played },
  });

async function progressOf(who: SignedInUser, video: VideoId) {
  const query = { performance_video_id: video };
  const read = dataOf(await who.call(routes.getPerformanceVideoProgress, { query }));
  if (!('played' in read)) throw new Error('one film was asked for');
  return read;
}

test('what was played is credited within the time there was for it, and five seconds once a view', async () => {
  const { on, video, ada, view } = await watching();
  expect(dataOf(await save(ada, video, [[0, 50]]))).toEqual({ progress: 0, completed: false });
  await view();
  expect(dataOf(await save(ada, video, [[0, 50]], 50))).toMatchObject({ progress: 5 });
  on.clock.advance(10_000);
  expect(
    dataOf(
      await save(
        ada,
        video,
        [
          [40, 50],
          [0, 30],
        ],
        30.5,
      ),
    ),
  ).toMatchObject({ progress: 25 });
  expect(await progressOf(ada, video)).toMatchObject({ second: 30.5, played: [[0, 25]] });
  on.clock.advance(300_000);
  expect(dataOf(await save(ada, video, [[20, 90]]))).toEqual({ progress: 90, completed: true });
});

test('what cannot have been played is refused and changes nothing; what touches is one', async () => {
  const { on, video, ada, view } = await watching();
  await view();
  on.clock.advance(300_000);
  for (const played of [
    [10, 5],
    [5, 5],
    [90, 100.5],
    [-1, 4],
  ] as [number, number][]) {
    expect(await save(ada, video, [played])).toMatchObject({ status: 422 });
  }
  expect(await progressOf(ada, video)).toMatchObject({ played: [], progress: 0 });

  // In the seconds of a computer the first one ends a fraction before its last millisecond.
  await save(ada, video, [[0, 1.001]]);
  on.clock.advance(10_000);
  await save(ada, video, [[1.001, 2]]);
  expect(await progressOf(ada, video)).toMatchObject({ played: [[0, 2]] });
});

test('a film is marked as watched and as not watched; another one in its place begins anew', async () => {
  const { on, video, ada, view } = await watching();
  const mark = async (watched: boolean) => {
    const body = { performance_video_id: video, watched };
    return dataOf(await ada.call(routes.videoWatched, { body }));
  };
  expect(await mark(true)).toMatchObject({ progress: 100, completed: true, played: [] });
  expect(await mark(false)).toMatchObject({ progress: 0, completed: false });
  await view();
  on.clock.advance(300_000);
  await save(ada, video, [[0, 95]]);
  const [film] = dataOf(await ada.call(routes.getVideos)).items;
  expect(film).toMatchObject({ progress: 95, completed: true });
  const slug = film?.poster.replace('/films/', '').replace('.webp', '') ?? '';
  expect(await makeVideo(on, { slug, revision: 'b' })).toBe(video);
  expect(await progressOf(ada, video)).toMatchObject({ progress: 0, second: 0 });
});

test('saves in any order and at once never give more than was played', async () => {
  const { on, ada } = await watching();
  const second = fc.integer({ min: 0, max: 100 });
  const interval = fc
    .tuple(second, second)
    .filter(([from, to]) => from !== to)
    .map(([one, other]): [number, number] => [Math.min(one, other), Math.max(one, other)]);
  const step = fc.record({
    waited: fc.integer({ min: 0, max: 30 }),
    saves: fc.array(fc.array(interval, { maxLength: 4 }), { minLength: 1, maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 5 }), async (steps) => {
      const video = await makeVideo(on);
      await ada.call(routes.viewVideo, { body: { performance_video_id: video } });
      let time = 5;
      const sent: Interval[] = [];
      for (const { waited, saves } of steps) {
        on.clock.advance(waited * 1_000);
        time += 2 * waited;
        await Promise.all(saves.map((played) => save(ada, video, played)));
        sent.push(...saves.flat());
        const { played } = await progressOf(ada, video);
        expect(merge(played)).toEqual(played);
        expect(covered(played)).toBeLessThanOrEqual(Math.min(time, covered(merge(sent))));
        expect(covered(merge([...sent, ...played]))).toBe(covered(merge(sent)));
      }
    }),
    { numRuns: 20 },
  );
});
