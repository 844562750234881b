import type { Video } from '@stratum/contract/library/video';

export interface Chapter {
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

/** The parts of a film from its beginning to its end; one without a name where it has none. */
export function chaptersOf({
  chapters,
  duration,
}: Pick<Video, 'chapters' | 'duration'>): Chapter[] {
  const named = chapters.filter(({ at }) => at < duration);
  const begins =
    named[0]?.at === 0 ? named : [{ at: 0, title: '' }, ...named.filter(({ at }) => at > 0)];
  return begins.map(({ at, title }, index) => ({
    title,
    from: at,
    to: begins[index + 1]?.at ?? duration,
  }));
}

export function chapterAt(chapters: readonly Chapter[], second: number): Chapter | undefined {
  return chapters.findLast(({ from }) => from <= second);
}

/** So long after its beginning one still goes to the chapter before, in seconds. */
const justBegun = 2;

/** Where the chapter before begins, or this one where it has gone on for a while. */
export function chapterBefore(chapters: readonly Chapter[], second: number): number {
  return chapters.findLast(({ from }) => from + justBegun <= second)?.from ?? 0;
}

/** Where the next chapter begins; null in the last. */
export function chapterAfter(chapters: readonly Chapter[], second: number): number | null {
  return chapters.find(({ from }) => from > second)?.from ?? null;
}
