import { performanceRoutes as routes } from '@stratum/contract/performance';
import { videoRoutes } from '@stratum/contract/videos';
import { expect, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { makeModule, makeVideo } from '../../../test/make-video.ts';
import { takeAssessment } from '../../../test/take-assessment.ts';

async function withSleep() {
  const on = await createTestApp();
  const film = await makeVideo(on);
  const moduleIn = (bucket: 'foundations' | 'growth' | 'mastery') =>
    makeModule(on, { films: [film], bucket });
  const modules = [
    await moduleIn('foundations'),
    await moduleIn('growth'),
    await moduleIn('mastery'),
  ];
  return { on, film, modules, ada: await on.build.user() };
}

test('a module is half its film and half its act; a bucket is the mean of its modules', async () => {
  const { on, film, modules, ada } = await withSleep();
  const [foundations] = modules;
  if (!foundations) throw new Error('there are three modules');
  const sleep = { query: { traitId: 'sleep' } };
  const buckets = async () =>
    dataOf(await ada.call(routes.getPerformanceBucketProgress, sleep)).items.map(
      ({ progress }) => progress,
    );
  expect(await buckets()).toEqual([0, 0, 0]);
  const body = { performance_video_id: film };
  await ada.call(videoRoutes.viewVideo, { body });
  on.clock.advance(60_000);
  const played: [number, number][] = [[0, 75]];
  await ada.call(videoRoutes.savePerformanceVideoProgress, {
    body: { ...body, second: 75, played },
  });
  expect(await buckets()).toEqual([37, 37, 37]);
  const act = { moduleId: foundations, done: true };
  expect(dataOf(await ada.call(routes.moduleAct, { body: act }))).toMatchObject({
    actDone: true,
    progress: 87,
  });
  await makeModule(on, { films: [] });
  expect(await buckets()).toEqual([43, 37, 37]);
  const some = await ada.call(routes.getPerformanceModuleProgress, {
    query: { traitId: 'sleep', bucket: 'foundations' },
  });
  expect(dataOf(some).items.map(({ progress }) => progress)).toEqual([87, 0]);
  await ada.call(routes.moduleAct, { body: { ...act, done: false } });
  expect(await buckets()).toEqual([18, 37, 37]);
  const { continueWatching } = dataOf(await ada.call(routes.getPerformance));
  expect(continueWatching).toMatchObject([{ id: film, second: 75 }]);
});

test('what is recommended follows a new assessment at once', async () => {
  const { on, film, modules, ada } = await withSleep();
  const recommended = async () => {
    const [first] = dataOf(await ada.call(routes.getPerformance)).recommended;
    expect(first?.video?.id).toBe(film);
    return [first?.module.id, first?.reason.kind, first?.reason.level];
  };
  expect(await recommended()).toEqual([modules[0], 'first', null]);
  await takeAssessment(ada, 'personal-health', { answer: 3, anchor: 5 });
  expect(await recommended()).toEqual([modules[1], 'lowest', 5]);
  on.clock.advance(60_000);
  await takeAssessment(ada, 'personal-health', { answer: 5, anchor: 9 });
  expect(await recommended()).toEqual([modules[2], 'lowest', 9]);
  const { items } = dataOf(await ada.call(routes.getUserLastAssessmentData));
  expect(items).toHaveLength(25);
  expect(items.filter(({ level }) => level === null)).toHaveLength(20);
  const categories = dataOf(await ada.call(routes.getPerformanceCategories)).items;
  const sleep = categories.flatMap(({ traits }) => traits).find((one) => one.traitId === 'sleep');
  expect(sleep).toMatchObject({ level: 9, progress: 0 });
});

test('a skill that the model does not have is not found, and an act of a module that is not there neither', async () => {
  const { ada } = await withSleep();
  const answer = await ada.call(routes.getPerformanceBucket, { query: { traitId: 'juggling' } });
  expect(answer).toMatchObject({ status: 404 });
});
