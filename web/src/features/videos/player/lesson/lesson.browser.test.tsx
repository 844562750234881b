import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { adaSignedIn } from '../../../../testing/ada.ts';
import { answering } from '../../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../../testing/in-app.tsx';
import { signedInAs } from '../../../../testing/signed-in.ts';
import { film, press, server, show, video } from '../player.fixture.tsx';
import { changeSettings, currentSettings } from '../settings/settings.ts';

signedInAs(adaSignedIn.id);

afterEach(() => changeSettings({ goesOn: true, isReadAloud: false, rate: 1 }));

const next = {
  title: 'The bag you put down',
  detail: 'Recovery · Growth · 1:12',
  reason: '',
  poster: 'data:image/svg+xml,',
  posterDark: null,
  path: '/performance-module-videos?moduleId=next',
};

test('captions and transcript go along; a line and a chapter are pressed, words are found', async () => {
  const screen = await show();
  const caption = screen.getByText('It cannot read a calendar.');
  await expect.element(screen.getByText('Choose one time.')).toBeVisible();
  expect(caption.elements()).toHaveLength(1);
  press(screen.getByRole('button', { name: '0:12 It cannot read a calendar.' }));
  await expect.poll(() => film().currentTime).toBe(12);
  // Below the frame, and in the list.
  await expect.poll(() => caption.elements().length).toBe(2);
  await expect
    .poll(() => document.querySelector('button[aria-current="true"]')?.textContent)
    .toContain('0:12');
  press(screen.getByRole('button', { name: 'One time', exact: true }));
  await expect.poll(() => film().currentTime).toBe(56);

  await userEvent.keyboard('/');
  await userEvent.keyboard('TIME');
  await expect.element(screen.getByText('2 matches')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('2 matches')).not.toBeInTheDocument();
});

test('N keeps a note at this second: the film waits for it, and goes on', async () => {
  const screen = await show({ asked: 12 });
  await userEvent.keyboard('k');
  await expect.poll(() => film().currentTime).toBeGreaterThan(12.2);
  await userEvent.keyboard('n');
  await expect.element(screen.getByLabelText('A note at 0:12')).toHaveFocus();
  expect(film().paused).toBe(true);
  await userEvent.keyboard('Curtains stay open.{Control>}{Enter}{/Control}');
  await expect.poll(() => film().paused).toBe(false);
  await expect
    .poll(() => server.sent(videoEndpoints.bookmarkVideo).map(({ body }) => body))
    .toEqual([{ performance_video_id: video.id, second: 12, note: 'Curtains stay open.' }]);
  await expect.element(screen.getByText(/· Curtains stay open/)).toBeVisible();
  press(screen.getByRole('tab', { name: 'Moments 1' }));
  await expect
    .element(screen.getByRole('button', { name: '0:12 Curtains stay open.' }))
    .toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

/** Lets a second of a countdown pass when told. */
function secondHand(): () => void {
  const seconds = new Map<unknown, () => void>();
  const wait = window.setTimeout;
  const clear = window.clearTimeout;
  const held = (run: () => void, milliseconds?: number) => {
    if (milliseconds !== 1_000) return wait(run, milliseconds);
    const timer = wait(() => undefined);
    seconds.set(timer, run);
    return timer;
  };
  vi.spyOn(window, 'setTimeout').mockImplementation(held as typeof wait);
  vi.spyOn(window, 'clearTimeout').mockImplementation((timer) => {
    seconds.delete(timer);
    clear(timer);
  });
  return () => {
    const [timer, run] = [...seconds].at(-1) ?? [];
    seconds.delete(timer);
    run?.();
  };
}

test('the next lesson begins after a countdown, which can be stopped and switched off', async () => {
  const pass = secondHand();
  const onNext = vi.fn();
  const screen = await show({ asked: 74.5, next, onNext });
  await userEvent.keyboard('k');
  for (const left of [8, 7, 6, 5, 4, 3, 2, 1]) {
    const said = screen.getByText(`“${next.title}” starts in ${left} s`, { exact: true });
    await expect.element(said).toBeVisible();
    expect(onNext).not.toHaveBeenCalled();
    // The timer of this second may be set a moment after it is said.
    await expect
      .poll(() => {
        if (said.query()) pass();
        return said.query() === null || onNext.mock.calls.length > 0;
      })
      .toBe(true);
  }
  expect(onNext).toHaveBeenCalledTimes(1);

  await userEvent.keyboard('{ArrowLeft}k');
  await expect.poll(() => film().currentTime).toBeLessThan(72);
  await expect.element(screen.getByText(/starts in \d s$/)).not.toBeInTheDocument();
  await userEvent.keyboard('9{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByText(/starts in 8 s$/)).toBeVisible();
  press(screen.getByRole('button', { name: 'Stop' }));
  await expect.element(screen.getByText(/starts in \d s$/)).not.toBeInTheDocument();
  press(screen.getByRole('switch', { name: 'Starts 8 seconds after the end' }));
  expect(currentSettings().goesOn).toBe(false);
});

test('while a note is written the countdown stands still', async () => {
  const pass = secondHand();
  const onNext = vi.fn();
  const screen = await show({ asked: 74.5, next, onNext });
  await userEvent.keyboard('k');
  await expect.element(screen.getByText(/starts in 8 s$/)).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(screen.getByLabelText('A note at 1:15')).toHaveFocus();
  pass();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText(/starts in 8 s$/)).toBeVisible();
  const seven = screen.getByText(/starts in 7 s$/);
  await expect
    .poll(() => {
      if (!seven.query()) pass();
      return seven.query() !== null;
    })
    .toBe(true);
  press(screen.getByRole('button', { name: 'Start now' }));
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('a film is marked as watched and not, at once and in the order of the presses', async () => {
  server.now(
    answering(videoEndpoints.videoWatched, ({ body: { watched } }) => ({
      performance_video_id: video.id,
      played: [],
      progress: watched ? 100 : 0,
      completed: watched,
      second: 0,
    })),
  );
  const screen = await show();
  press(screen.getByRole('button', { name: 'Mark as watched' }));
  const watched = screen.getByRole('button', { name: 'Watched', exact: true });
  await expect.element(watched).toHaveAttribute('aria-pressed', 'true');
  press(watched);
  await expect.element(watched).not.toBeInTheDocument();
  const sent = () => server.sent(videoEndpoints.videoWatched).map(({ body }) => body.watched);
  await expect.poll(() => sent().at(-1)).toBe(false);
});

/** A device with a voice that says nothing. */
function voiced() {
  const said: { text: string; rate: number; lang: string }[] = [];
  const synth = window.speechSynthesis;
  const voice = { lang: 'en-GB', localService: true } as SpeechSynthesisVoice;
  vi.stubGlobal('SpeechSynthesisUtterance', function Utterance(this: object, text: string) {
    Object.assign(this, { text });
  });
  vi.spyOn(synth, 'getVoices').mockReturnValue([voice]);
  vi.spyOn(synth, 'speak').mockImplementation((utterance) => void said.push(utterance));
  return { said, cancel: vi.spyOn(synth, 'cancel').mockReturnValue() };
}

test('read aloud, each caption is said once while the film plays, and none after it', async () => {
  const { said, cancel } = voiced();
  const screen = await show({ asked: 11.5 });
  const voice = screen.getByRole('button', { name: 'Read aloud' });
  await userEvent.keyboard('r');
  await expect.element(voice).toHaveAttribute('aria-pressed', 'true');
  expect(said).toEqual([]);
  changeSettings({ rate: 1.5 });
  await userEvent.keyboard('k');
  await expect.poll(() => said.at(-1)?.text).toBe('It cannot read a calendar.');
  expect(said.at(-1)).toMatchObject({ rate: 1.5, lang: 'en-GB' });
  const spoken = said.length;
  cancel.mockClear();
  await userEvent.keyboard('k');
  await expect.poll(() => cancel.mock.calls.length).toBeGreaterThan(0);
  await userEvent.keyboard('r');
  await expect.element(voice).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('k');
  await expect.poll(() => film().currentTime).toBeGreaterThan(12.3);
  expect(said).toHaveLength(spoken);
  vi.unstubAllGlobals();
});

test('the list of keys says what they do, and lets them rest', async () => {
  const screen = await show();
  await userEvent.keyboard('?');
  const list = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(list.getByText('A note at this moment')).toBeVisible();
  press(list.getByRole('switch', { name: 'These keys work anywhere on the page' }));
  expect(currentSettings().hasKeysEverywhere).toBe(false);
  press(list.getByRole('button', { name: 'Close' }));
  await expect.element(list).not.toBeInTheDocument();
  changeSettings({ hasKeysEverywhere: true });
});
