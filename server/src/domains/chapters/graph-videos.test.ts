import { chapterRoutes, graphKinds } from '@stratum/contract/chapters';
import { locales } from '@stratum/contract/locale';
import { expect, it } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';

const { getGraphVideos, graphViewed, getViewedGraph } = chapterRoutes;

it.each(locales)('each graph has a film with a title and a transcript in %s', async (locale) => {
  const { build } = await createTestApp();
  const reader = await build.user();
  const headers = { 'accept-language': locale };
  const { videos } = dataOf(await reader.call(getGraphVideos, { headers }));
  expect(videos.map(({ graph }) => graph).toSorted()).toEqual(graphKinds.toSorted());
  for (const { title, transcript, captions, viewedAt } of videos) {
    expect(title.length).toBeGreaterThan(0);
    expect(transcript.length).toBeGreaterThanOrEqual(6);
    expect(captions.locale).toBe(locale);
    expect(viewedAt).toBeNull();
  }
});

it('the first time a film is watched counts, for that person alone', async () => {
  const { build, clock } = await createTestApp();
  const [reader, other] = [await build.user(), await build.user()];
  const first = clock.now().toISOString();
  const body = { graph: 'radar' } as const;
  const noted = dataOf(await reader.call(graphViewed, { body }));
  expect(noted).toEqual({ graph: 'radar', viewedAt: first });
  clock.advance(60_000);
  expect(dataOf(await reader.call(graphViewed, { body }))).toEqual(noted);
  expect(dataOf(await reader.call(getViewedGraph)).graphs).toEqual([noted]);
  expect(dataOf(await other.call(getViewedGraph)).graphs).toEqual([]);
  const { videos } = dataOf(await reader.call(getGraphVideos));
  for (const { graph, viewedAt } of videos) expect(viewedAt).toBe(graph === 'radar' ? first : null);
});

it('watched graphs stand in the order of watching', async () => {
  const { build, clock } = await createTestApp();
  const reader = await build.user();
  for (const graph of ['radar', 'comparison', 'level-line'] as const) {
    await reader.call(graphViewed, { body: { graph } });
    clock.advance(1_000);
  }
  const { graphs } = dataOf(await reader.call(getViewedGraph));
  expect(graphs.map(({ graph }) => graph)).toEqual(['radar', 'comparison', 'level-line']);
});

it('a graph that is none is refused', async () => {
  const { build } = await createTestApp();
  const reader = await build.user();
  const body = { graph: 'pie' } as unknown as { graph: 'radar' };
  expect((await reader.call(graphViewed, { body })).status).toBe(422);
});
