import type { GraphVideo } from '@stratum/contract/chapters';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../shared/api/query-client.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { GraphFilm } from './graph-film.tsx';

/** What the server keeps in this test. */
let viewedAt: string | null;
let noted: unknown[];
let isDown: boolean;

const video: Omit<GraphVideo, 'viewedAt'> = {
  graph: 'radar',
  title: 'How to read the radar',
  duration: 42,
  source: 'data:video/webm,',
  poster: 'data:image/svg+xml,',
  captions: { locale: 'en', source: 'data:text/vtt,WEBVTT' },
  transcript: ['Nine rings, nine levels.', 'Each corner is one category.'],
};

beforeEach(() => {
  [viewedAt, noted, isDown] = [null, [], false];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const request = new Request(address, init);
    if (isDown) return Response.json({ success: false, error: fault }, { status: 422 });
    if (request.method === 'GET')
      return Response.json({ success: true, data: { videos: [{ ...video, viewedAt }] } });
    noted.push(await request.json());
    viewedAt = '2026-11-20T09:00:00.000Z';
    return Response.json({ success: true, data: { graph: 'radar', viewedAt } });
  });
});

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

const fault = { code: 'invalid_input', message: 'Not now.' };

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
  player()?.dispatchEvent(new Event('ended'));
  await expect.poll(() => noted).toEqual([{ graph: 'radar' }]);
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
  await again.getByText('Read what it says').click();
  expect(noted).toHaveLength(1);
});

test('whoever reads what it says has had it too', async () => {
  const screen = await renderInApp(page);
  const [sentence = ''] = video.transcript;
  await expect.element(screen.getByText(sentence)).not.toBeVisible();
  await screen.getByText('Read what it says').click();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.poll(() => noted).toEqual([{ graph: 'radar' }]);
  expect(await accessibilityFaults()).toEqual([]);
});

test('a graph whose film cannot be had stands without it', async () => {
  isDown = true;
  const screen = await renderInApp(page);
  await expect.element(screen.getByRole('heading', { name: 'Graph' })).toBeVisible();
  await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBe(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(screen.getByText('How to read this graph').elements()).toEqual([]);
});
