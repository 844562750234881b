import { chapterEndpoints } from '@stratum/contract/endpoints/chapters';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../../../shared/api/query-client.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { GraphFilm } from './graph-film.tsx';

const { getGraphVideos, graphViewed } = chapterEndpoints;

const video = {
  graph: 'radar',
  title: 'How to read the radar',
  duration: 42,
  source: 'data:video/webm,',
  poster: 'data:image/svg+xml,',
  captions: { locale: 'en', source: 'data:text/vtt,WEBVTT' },
  transcript: ['Nine rings, nine levels.', 'Each corner is one category.'],
} as const;
const watchedAt = '2026-11-20T09:00:00.000Z';
const showing = (viewedAt: string | null) =>
  answering(getGraphVideos, {
    videos: [{ ...video, transcript: [...video.transcript], viewedAt }],
  });

const server = fakeApi(
  showing(null),
  answering(graphViewed, { graph: 'radar', viewedAt: watchedAt }),
);
const noted = () => server.sent(graphViewed).map(({ body }) => body);

afterEach(() => {
  queryClient.clear();
});

const page = (
  <QueryClientProvider client={queryClient}>
    <h1>Graph</h1>
    <GraphFilm graph="radar" />
  </QueryClientProvider>
);

const player = () => document.querySelector('video');

test('a film not watched yet stands open, still, with captions in the reader’s language', async () => {
  const screen = await renderInApp(page);
  await expect.element(screen.getByLabelText(video.title)).toBeVisible();
  expect(player()).toMatchObject({
    paused: true,
    autoplay: false,
    preload: 'none',
    controls: true,
  });
  expect(player()?.querySelector('track')).toMatchObject({
    kind: 'captions',
    srclang: 'en',
    default: true,
  });
  expect(await accessibilityFaults()).toEqual([]);
});

test('watched to its end, it is noted once, stays open, and is folded at the next visit', async () => {
  const screen = await renderInApp(page);
  await expect.element(screen.getByLabelText(video.title)).toBeVisible();
  server.now(showing(watchedAt));
  player()?.dispatchEvent(new Event('ended'));
  await expect.poll(noted).toEqual([{ graph: 'radar' }]);
  player()?.dispatchEvent(new Event('ended'));
  await expect.element(screen.getByLabelText(video.title)).toBeVisible();
  await screen.unmount();
  queryClient.clear();

  const again = await renderInApp(page);
  const line = again.getByRole('heading', { name: 'How to read this graph' });
  await expect.element(line).toBeVisible();
  expect(player()).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
  await line.click();
  await expect.element(again.getByLabelText(video.title)).toBeVisible();
  player()?.dispatchEvent(new Event('ended'));
  await again.getByText('Transcript').click();
  expect(noted()).toHaveLength(1);
});

test('whoever reads what it says has had it too', async () => {
  const screen = await renderInApp(page);
  const [sentence] = video.transcript;
  await expect.element(screen.getByText(sentence)).not.toBeVisible();
  await screen.getByText('Transcript').click();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.poll(noted).toEqual([{ graph: 'radar' }]);
  expect(await accessibilityFaults()).toEqual([]);
});

test('a graph whose film cannot be had stands without it', async () => {
  server.now(answering(getGraphVideos, refuse('too_many_requests')));
  const screen = await renderInApp(page);
  await expect.element(screen.getByRole('heading', { name: 'Graph' })).toBeVisible();
  await expect.poll(() => server.sent(getGraphVideos).length).toBe(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(screen.getByText('How to read this graph').elements()).toEqual([]);
});
