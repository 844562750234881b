import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import { covered, merge } from '@stratum/contract/library/played';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { localItems } from '../../../shared/state/local-items.ts';
import { chooseTheme } from '../../../shared/theme/theme.ts';
import { adaSignedIn } from '../../../testing/ada.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { film, films, known, saves, server, show, video } from './player.fixture.tsx';
import { changeSettings } from './settings/settings.ts';

signedInAs(adaSignedIn.id);

afterEach(() => {
  known.setState(video, true);
  chooseTheme('system');
  changeSettings({ rate: 1, hasCaptions: true, goesOn: true, hasKeysEverywhere: true });
  localItems.clear();
});

const isPlaying = () => expect.poll(() => !film().paused && film().currentTime > 0);
const played = () =>
  merge(
    saves().flatMap(({ played: parts }) =>
      parts.map(([from, to]) => [from * 1000, to * 1000] as const),
    ),
  );

test('what is played is saved when it pauses, and what is skipped is not', async () => {
  const screen = await show();
  await userEvent.keyboard('k');
  await isPlaying().toBe(true);
  await expect.poll(() => film().currentTime).toBeGreaterThan(0.8);
  await userEvent.keyboard('l');
  await expect.poll(() => film().currentTime).toBeGreaterThan(11.2);
  await screen.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => saves().length).toBe(1);
  const parts = played();
  expect(parts).toHaveLength(2);
  expect(covered(parts)).toBeLessThan(5_000);
  expect(covered(parts)).toBeGreaterThan(900);
  const [before = [0, 0], after = [0, 0]] = parts;
  expect(after[0] - before[1]).toBeCloseTo(10_000, -2);
  expect(saves()[0]?.second).toBeCloseTo(film().currentTime, 1);
  expect(server.sent(videoEndpoints.viewVideo)).toHaveLength(1);
});

test('on leaving, what is not saved yet is sent by a call that outlives the page', async () => {
  await show({ asked: 30 });
  await expect.poll(() => film().currentTime).toBe(30);
  await userEvent.keyboard('k');
  await expect.poll(() => film().currentTime).toBeGreaterThan(30.4);
  const { mock } = vi.mocked(fetch);
  window.dispatchEvent(new Event('pagehide'));
  expect(saves()).toHaveLength(1);
  expect(mock.lastCall?.[1]).toMatchObject({ keepalive: true });
  expect(played()[0]?.[0]).toBeGreaterThanOrEqual(30_000);
});

test('keys rest while somebody types, and where they are wanted in the player alone', async () => {
  const screen = await show();
  await screen.getByRole('searchbox').fill('k');
  await userEvent.keyboard('c');
  await expect
    .element(screen.getByRole('button', { name: 'Captions' }))
    .toHaveAttribute('aria-pressed', 'true');
  changeSettings({ hasKeysEverywhere: false });
  screen.getByRole('button', { name: 'Save' }).element().focus();
  await userEvent.keyboard('c');
  await expect
    .element(screen.getByRole('button', { name: 'Captions' }))
    .toHaveAttribute('aria-pressed', 'true');
  screen.getByRole('slider').element().focus();
  await userEvent.keyboard('c');
  await expect
    .element(screen.getByRole('button', { name: 'Captions' }))
    .toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => film().currentTime).toBe(5);
  await userEvent.keyboard('>');
  await expect.poll(() => film().playbackRate).toBe(1.25);
  expect(JSON.parse(localItems.get('player') ?? '')).toMatchObject({
    rate: 1.25,
    hasCaptions: false,
  });
});

test('another appearance goes on with its own cut at the same second', async () => {
  await show({ asked: 20 });
  await expect.poll(() => film().currentTime).toBe(20);
  chooseTheme('dark');
  await expect.poll(() => film().currentSrc).toContain(films.dark);
  await expect.poll(() => film().currentTime).toBe(20);
  expect(film().paused).toBe(true);
});

test('a dead link is followed by a new one at the same second; without one it says so', async () => {
  const signed = (signature: string) => ({
    ...video,
    sources: [{ type: 'video/webm', url: `${films.light}?signed=${signature}`, theme: null }],
  });
  const renew = vi.fn(async () => undefined);
  known.setState(signed('one'));
  const screen = await show({ asked: 20, renew });
  await userEvent.keyboard('k');
  await expect.poll(() => film().currentTime).toBeGreaterThan(20.2);
  // Read again meanwhile, the address is another; the one that works is kept.
  known.setState(signed('two'));
  expect(film().src).toContain('signed=one');
  film().dispatchEvent(new Event('error'));
  await expect.poll(() => film().src).toContain('signed=two');
  await isPlaying().toBe(true);
  expect(film().currentTime).toBeGreaterThan(20);
  expect(renew).toHaveBeenCalledTimes(1);

  film().dispatchEvent(new Event('error'));
  await expect.element(screen.getByText('The video cannot be loaded right now.')).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await isPlaying().toBe(true);
});

test('everything is named, has its role and enough contrast', async () => {
  const screen = await show();
  await expect.element(screen.getByRole('slider', { name: 'Position in the video' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});
