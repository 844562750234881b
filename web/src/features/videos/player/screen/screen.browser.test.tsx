import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { adaSignedIn } from '../../../../testing/ada.ts';
import { signedInAs } from '../../../../testing/signed-in.ts';
import { film, show, video } from '../player.fixture.tsx';
import { changeSettings } from '../settings/settings.ts';

signedInAs(adaSignedIn.id);

afterEach(() => changeSettings({ rate: 1 }));

const player = () => document.querySelector<HTMLElement>('section[aria-label^="Player"]');

test('full screen is that of the player: captions and controls are in it, and what it has to say', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await show({ asked: 13 });
  await expect.poll(() => film().currentTime).toBe(13);
  await userEvent.keyboard('f');
  await expect.element(screen.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  const { width, height } = player()?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
  expect(player()?.textContent).toContain('It cannot read a calendar.');
  await userEvent.keyboard('u');
  await expect.poll(() => player()?.textContent).toContain('Link to 0:13 copied');
  const [[address = ''] = []] = copy.mock.calls;
  const { pathname, searchParams } = new URL(address);
  expect(pathname).toBe('/en/performance-module-videos');
  expect(Object.fromEntries(searchParams)).toEqual({
    moduleId: video.moduleIds[0],
    videoId: video.id,
    t: '13',
  });
  await userEvent.keyboard('f');
  await expect.element(screen.getByRole('button', { name: 'Full screen' })).toBeVisible();
});

test('the small window takes the captions along and listens to keys; closed, all is back', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const small = frame.contentWindow;
  if (!small) throw new Error('There is no small window.');
  const windows: object = Reflect.get(window, 'documentPictureInPicture');
  vi.spyOn(windows as { requestWindow: () => Promise<Window> }, 'requestWindow').mockResolvedValue(
    small,
  );
  const screen = await show({ asked: 13 });
  await userEvent.keyboard('p');
  await expect.poll(() => small.document.querySelector('video')).not.toBeNull();
  await expect.poll(() => small.document.body.textContent).toContain('It cannot read a calendar.');
  expect(small.document.querySelectorAll('style, link').length).toBeGreaterThan(0);
  await expect.element(screen.getByRole('button', { name: 'Bring it back' })).toBeVisible();
  const captions = screen.getByRole('button', { name: 'Captions' });
  small.dispatchEvent(new KeyboardEvent('keydown', { key: 'c' }));
  await expect.element(captions).toHaveAttribute('aria-pressed', 'false');
  small.dispatchEvent(new KeyboardEvent('keydown', { key: 'c' }));
  small.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => player()?.contains(document.querySelector('video'))).toBe(true);
  await expect.poll(() => film().currentTime).toBe(13);
  frame.remove();
});

/** A finger on the film: where it comes down, and where it goes from there. */
function touch(x: number, y: number, to = { x, y }) {
  const target = film();
  const { left, top, width, height } = target.getBoundingClientRect();
  const send = (kind: string, at: { x: number; y: number }) =>
    target.dispatchEvent(
      new PointerEvent(kind, {
        bubbles: true,
        pointerId: 7,
        pointerType: 'touch',
        clientX: left + at.x * width,
        clientY: top + at.y * height,
      }),
    );
  send('pointerdown', { x, y });
  return () => send('pointerup', to);
}
const tap = (x: number) => touch(x, 0.5)();

test('a finger plays, skips by two taps, holds for double speed and swipes out of full screen', async () => {
  const screen = await show({ asked: 30 });
  await expect.poll(() => film().currentTime).toBe(30);
  tap(0.9);
  tap(0.9);
  await expect.poll(() => film().currentTime).toBe(40);
  tap(0.1);
  tap(0.1);
  await expect.poll(() => film().currentTime).toBe(30);
  expect(film().paused).toBe(true);
  tap(0.5);
  await expect.poll(() => film().paused).toBe(false);
  // One tap on a side plays or pauses too, once no second one has followed.
  tap(0.1);
  await expect.poll(() => film().paused).toBe(true);
  const lift = touch(0.5, 0.5);
  await expect.poll(() => film().playbackRate).toBe(2);
  lift();
  expect(film().playbackRate).toBe(1);
  expect(film().paused).toBe(true);
  await userEvent.keyboard('f');
  await expect.element(screen.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  touch(0.5, 0.1, { x: 0.5, y: 0.9 })();
  await expect.element(screen.getByRole('button', { name: 'Full screen' })).toBeVisible();
  expect(film().paused).toBe(true);
});

test('the next lesson takes the full screen over; who goes elsewhere leaves it', async () => {
  const onNext = vi.fn();
  const poster = 'data:image/svg+xml,';
  const next = { title: 'Two', detail: '', reason: '', poster, posterDark: null, path: '/' };
  const first = await show({ next, onNext });
  await userEvent.keyboard('f');
  await expect.element(first.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await userEvent.keyboard('{Shift>}n{/Shift}');
  expect(onNext).toHaveBeenCalledTimes(1);
  await first.unmount();
  const second = await show();
  await expect.element(second.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await second.unmount();
  const elsewhere = await show();
  await expect.element(elsewhere.getByRole('button', { name: 'Full screen' })).toBeVisible();
  await expect.poll(() => document.fullscreenElement).toBeNull();
});
