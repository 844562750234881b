import type { VideoId } from '@stratum/contract/ids';
import { videoRoutes as routes } from '@stratum/contract/videos';
import { expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { makeModule, makeVideo } from '../../../test/make-video.ts';

async function inLibrary() {
  const on = await createTestApp();
  const video = await makeVideo(on);
  return { on, video, ada: await on.build.user() };
}

const texts = { title: 'Lights', description: 'Of curtains.', captions: [], chapters: [] };

const named = (video: VideoId) => ({ performance_video_id: video });

async function find(reader: SignedInUser, query: Record<string, string>) {
  const { items } = dataOf(await reader.call(routes.getVideos, { query }));
  return items.map(({ id }) => id);
}

test('films are listed by what they train, page by page, and found by words without accents', async () => {
  const { on, video: sleep, ada } = await inLibrary();
  const listening = await makeVideo(on, { position: 0 });
  const moduleId = await makeModule(on, { films: [sleep] });
  await makeModule(on, {
    films: [listening],
    traitId: 'listening',
    categoryType: 'social-interaction',
    bucket: 'growth',
  });
  expect(await find(ada, {})).toEqual([listening, sleep]);
  const first = dataOf(await ada.call(routes.getVideos, { query: { limit: '1' } }));
  expect(first.items.map(({ id }) => id)).toEqual([listening]);
  const second = await ada.call(routes.getVideos, {
    query: { limit: '1', cursor: first.next ?? '' },
  });
  expect(dataOf(second)).toMatchObject({
    items: [{ id: sleep, moduleIds: [moduleId] }],
    next: null,
  });

  expect(await find(ada, { videoId: listening })).toEqual([listening]);
  expect(await find(ada, { moduleId })).toEqual([sleep]);
  expect(await find(ada, { traitId: 'listening' })).toEqual([listening]);
  expect(await find(ada, { categoryType: 'personal-health', bucket: 'growth' })).toEqual([]);
  expect(await find(ada, { bucket: 'growth' })).toEqual([listening]);
  expect(await find(ada, { search: 'etre LAM' })).toEqual([listening, sleep]);
  const ofSleep = { ...texts, title: 'Une lumière à 22:30' };
  await makeVideo(on, {
    slug: 'lights',
    texts: { en: ofSleep, fr: texts, de: texts },
  });
  expect(await find(ada, { search: 'lumiere 22' })).toHaveLength(1);
  expect(await find(ada, { search: 'curtains' })).toHaveLength(1);
  expect(await find(ada, { search: 'lamp nowhere' })).toEqual([]);
  expect(await find(ada, { search: '?!' })).toEqual([]);
});

test('captions are WebVTT files in the three languages', async () => {
  const { on, ada } = await inLibrary();
  const [film] = dataOf(await ada.call(routes.getVideos)).items;
  expect(film?.transcript[0]).toEqual({ from: 0, to: 4, text: 'Être prêt: <the> lamp & you.' });
  expect(film?.captions.map(({ locale }) => locale)).toEqual(['en', 'fr', 'de']);
  for (const { url } of film?.captions ?? []) {
    const { body, headers } = await on.app.inject({ url });
    expect(headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(body).toContain('00:00:00.000 --> 00:00:04.000\nÊtre prêt: &lt;the&gt; lamp &amp; you.');
  }
});

test('a like counts once, and is taken back once, however many calls race', async () => {
  const { on, video, ada } = await inLibrary();
  const people = [ada, ...(await Promise.all([1, 2, 3].map(() => on.build.user())))];
  const thrice = [...people, ...people, ...people];
  await Promise.all(thrice.map((one) => one.call(routes.likeVideo, { body: named(video) })));
  expect(dataOf(await ada.call(routes.getVideos)).items).toMatchObject([{ likes: 4, liked: true }]);
  const taken = [ada, ada, ada].map((one) =>
    one.call(routes.deleteLikeVideo, { query: named(video) }),
  );
  expect(dataOf((await Promise.all(taken))[0] as never)).toEqual({ liked: false, likes: 3 });
  expect(dataOf(await ada.call(routes.performanceVideoActivity)).likes).toEqual([]);
});

test('likes and saved films that are set and taken back at once leave counts that equal the rows', async () => {
  const { on, video, ada } = await inLibrary();
  const people = [ada, ...(await Promise.all([1, 2, 3].map(() => on.build.user())))];
  const toggles = people.flatMap((one) => [
    one.call(routes.likeVideo, { body: named(video) }),
    one.call(routes.deleteLikeVideo, { query: named(video) }),
    one.call(routes.bookmarkVideo, { body: named(video) }),
    one.call(routes.deleteBookmarkVideo, { query: named(video) }),
    one.call(routes.likeVideo, { body: named(video) }),
    one.call(routes.bookmarkVideo, { body: named(video) }),
  ]);
  const statuses = (await Promise.all(toggles)).map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 200));
  const films = await Promise.all(
    people.map(async (one) => dataOf(await one.call(routes.getVideos)).items[0]),
  );
  const likers = films.filter((film) => film?.liked).length;
  expect(films.map((film) => film?.likes)).toEqual(films.map(() => likers));
});

test('a film is saved once; moments are many, within the film', async () => {
  const { on, video, ada } = await inLibrary();
  const saving = [1, 2, 3].map(() => ada.call(routes.bookmarkVideo, { body: named(video) }));
  const ids = (await Promise.all(saving)).map((answer) => dataOf(answer).id);
  expect(new Set(ids).size).toBe(1);
  const moment = { ...named(video), second: 84.5, note: 'Light at seven.' };
  await ada.call(routes.bookmarkVideo, { body: { ...moment, second: 3 } });
  const kept = dataOf(await ada.call(routes.bookmarkVideo, { body: moment }));
  expect(kept).toMatchObject(moment);
  const beyond = await ada.call(routes.bookmarkVideo, { body: { ...moment, second: 100.1 } });
  expect(beyond).toMatchObject({ status: 422 });
  const list = dataOf(await ada.call(routes.getMoments));
  expect(list.items.map(({ second }) => second)).toEqual([84.5, 3]);
  const other = await makeVideo(on);
  const ofOther = await ada.call(routes.getMoments, { query: named(other) });
  expect(dataOf(ofOther).items).toEqual([]);
  const ofOne = await ada.call(routes.getMoments, { query: named(video) });
  expect(dataOf(ofOne).items).toHaveLength(2);
  expect(dataOf(await ada.call(routes.getSavedVideos)).items).toMatchObject([{ id: video }]);

  const remove = (query: Record<string, string>) => ada.call(routes.deleteBookmarkVideo, { query });
  expect(dataOf(await remove({ id: kept.id }))).toEqual({ deleted: 1 });
  expect(dataOf(await remove(named(video)))).toEqual({ deleted: 1 });
  expect(dataOf(await remove(named(video)))).toEqual({ deleted: 0 });
  expect(dataOf(await ada.call(routes.getMoments)).items).toHaveLength(1);
});

test('a moment of somebody else is not deleted', async () => {
  const { on, video, ada } = await inLibrary();
  const moment = { ...named(video), second: 1 };
  const { id } = dataOf(await ada.call(routes.bookmarkVideo, { body: moment }));
  const eve = await on.build.user();
  const answer = await eve.call(routes.deleteBookmarkVideo, { query: { id } });
  expect(dataOf(answer)).toEqual({ deleted: 0 });
  expect(dataOf(await ada.call(routes.getMoments)).items).toHaveLength(1);
});

test('a view counts once a day; a history that is cleared or off tells nothing and counts on', async () => {
  const { on, video, ada } = await inLibrary();
  const view = async () => dataOf(await ada.call(routes.viewVideo, { body: named(video) })).views;
  const history = async () => dataOf(await ada.call(routes.watchHistory)).items.length;
  expect([await view(), await view()]).toEqual([1, 1]);
  on.clock.advance(86_400_000);
  expect(await view()).toBe(2);
  expect(await history()).toBe(2);
  await ada.call(routes.clearWatchHistory);
  expect(await history()).toBe(0);
  await ada.call(routes.changeWatchHistory, { body: { kept: false } });
  expect(await view()).toBe(2);
  on.clock.advance(86_400_000);
  expect(await view()).toBe(3);
  expect(dataOf(await ada.call(routes.watchHistory))).toMatchObject({ kept: false, items: [] });
  const played: [number, number][] = [[0, 5]];
  await ada.call(routes.savePerformanceVideoProgress, {
    body: { ...named(video), second: 5, played },
  });
  expect(dataOf(await ada.call(routes.getVideos)).items).toMatchObject([{ progress: 5 }]);
  await ada.call(routes.changeWatchHistory, { body: { kept: true } });
  await view();
  expect(await history()).toBe(1);
});
