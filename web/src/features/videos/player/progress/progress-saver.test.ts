import { videoIdSchema } from '@stratum/contract/ids';
import { expect, test } from 'vitest';
import { mergeSaves } from './merge-saves.ts';
import { createProgressSaver, type Progress, saveEvery } from './progress-saver.ts';

const id = videoIdSchema.parse('01990000-0000-7000-8000-0000000000f1');

/** A film whose player has just been opened at its beginning, on a clock of its own. */
function opened() {
  let now = 0;
  let from = 0;
  let to = 0;
  const saved: Progress[] = [];
  const left: Progress[] = [];
  const saver = createProgressSaver({
    second: 0,
    take() {
      const taken = from < to ? [[from, to] as const] : [];
      from = to;
      return taken;
    },
    save: (progress) => saved.push(progress),
    saveLeaving: (progress) => left.push(progress),
    now: () => now,
  });
  return {
    saver,
    saved,
    left,
    /** Plays on, and tells it four times a second. */
    play(milliseconds: number) {
      for (let passed = 0; passed < milliseconds; passed += 250) {
        now += 250;
        to += 250;
        saver.played(to / 1000);
      }
    },
    wait: (milliseconds: number) => void (now += milliseconds),
  };
}

test('a film that plays is saved every five seconds, and when it pauses', () => {
  const film = opened();
  film.wait(60_000);
  film.saver.started();
  film.play(saveEvery - 250);
  expect(film.saved).toEqual([]);
  film.play(2 * saveEvery);
  expect(film.saved).toEqual([
    { second: 5, played: [[0, 5]] },
    { second: 10, played: [[5, 10]] },
  ]);
  film.saver.paused(14.75);
  expect(film.saved.at(-1)).toEqual({ second: 14.75, played: [[10, 14.75]] });
});

test('it is saved when it is left, unless nothing has changed; a place alone is something', () => {
  const film = opened();
  film.saver.left(0);
  expect(film.left).toEqual([]);
  film.saver.left(40);
  expect(film.left).toEqual([{ second: 40, played: [] }]);
  film.saver.left(40);
  expect(film.left).toHaveLength(1);
});

test('saves that wait become one, of the latest place and of all that was played', () => {
  const save = (second: number, ...played: [number, number][]) => ({
    body: { performance_video_id: id, second, played },
  });
  expect(mergeSaves(save(5, [0, 5]), save(9.001, [5, 9.001]))).toEqual(save(9.001, [0, 9.001]));
  expect(mergeSaves(save(50, [45, 50]), save(3, [0, 3]))).toEqual(save(3, [0, 3], [45, 50]));
  const pieces = Array.from({ length: 200 }, (_, at): [number, number] => [at, at + 0.5]);
  expect(mergeSaves(save(1, ...pieces), save(300, [299, 300]))).toBeNull();
});
