import type { Interval } from '@stratum/contract/library/played';

/** Between two saves of a film that plays, at least; milliseconds. */
export const saveEvery = 5_000;

/** Where a film is, and what was played of it since the last save, in seconds. */
export interface Progress {
  readonly second: number;
  readonly played: [number, number][];
}

interface SaverOptions {
  /** Where the film was when it was opened. */
  readonly second: number;
  readonly take: () => readonly Interval[];
  readonly save: (progress: Progress) => void;
  /** The same for a page that may be gone at once. */
  readonly saveLeaving: (progress: Progress) => void;
  readonly now: () => number;
}

/** Says when what was played is saved: every five seconds, when it pauses, and when it is left. */
export function createProgressSaver({ take, save, saveLeaving, now, ...begin }: SaverOptions) {
  let savedSecond = begin.second;
  let savedAt = now();

  function saveBy(send: (progress: Progress) => void, second: number): void {
    const played = take().map(([from, to]): [number, number] => [from / 1000, to / 1000]);
    savedAt = now();
    if (played.length === 0 && Math.abs(second - savedSecond) < 1) return;
    savedSecond = second;
    send({ second, played });
  }

  return {
    /** It begins: the first five seconds are counted from here. */
    started: () => void (savedAt = now()),
    played(second: number): void {
      if (now() - savedAt >= saveEvery) saveBy(save, second);
    },
    paused: (second: number) => saveBy(save, second),
    left: (second: number) => saveBy(saveLeaving, second),
  };
}
