import type { Page } from '@playwright/test';
import { ada, sessionOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Plays the film from shortly before its end, and tells what it is made of once it is over. */
function playToTheEnd(page: Page) {
  return page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    const heard = (event: string) =>
      new Promise((resolve) => video.addEventListener(event, resolve, { once: true }));
    const known = heard('loadedmetadata');
    video.preload = 'auto';
    video.load();
    await known;
    const track = video.querySelector('track');
    if (track && track.readyState < HTMLTrackElement.LOADED)
      await new Promise((resolve) => track.addEventListener('load', resolve, { once: true }));
    // The picture of the new time may come to the screen only after `seeked`.
    const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
    const found = heard('seeked');
    video.currentTime = video.duration / 2;
    await Promise.all([found, shown]);
    const canvas = Object.assign(document.createElement('canvas'), { width: 96, height: 54 });
    const context = canvas.getContext('2d');
    context?.drawImage(video, 0, 0, 96, 54);
    const pixels = context?.getImageData(0, 0, 96, 54).data ?? [];
    const ended = heard('ended');
    video.currentTime = video.duration - 1;
    video.muted = true;
    await video.play();
    await ended;
    const showing = [...video.textTracks].filter(({ mode }) => mode === 'showing');
    return {
      duration: video.duration,
      colours: new Set(pixels).size,
      captions: showing.map(({ kind, language }) => `${kind} ${language}`),
      cues: showing.flatMap(({ cues }) => [...(cues ?? [])].map(({ startTime }) => startTime)),
    };
  });
}

test('a film shows how to read a graph, and once watched it steps back', async ({
  request,
  texts,
  signedIn,
}) => {
  const page = await signedIn(await sessionOf(request, ada));
  await page.goto('/graphview');
  const line = page.getByRole('heading', { name: texts.films.how_to_read });
  await expect(line).toBeVisible();
  await expect(page.locator('video')).toHaveJSProperty('paused', true);

  const noted = page.waitForResponse((response) => response.url().endsWith('/graph-viewed'));
  const { duration, colours, captions, cues } = await playToTheEnd(page);
  expect(duration).toBe(42);
  expect(colours).toBeGreaterThan(20);
  expect(captions).toEqual(['captions en']);
  expect(cues).toEqual([0, 6, 12, 18, 24, 30, 36]);
  await noted;
  await expect(page.locator('video')).toBeVisible();

  await page.reload();
  await expect(line).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await line.click();
  await expect(page.locator('video')).toBeVisible();
});
