/** A part of a film, in milliseconds: its first one, and the first one after it. */
export type Interval = readonly [from: number, to: number];

/** Percent of a film from which on it counts as watched. */
export const completedFrom = 90;

/** The union of intervals in any order, ascending; such as touch become one. */
export function merge(intervals: readonly Interval[]): Interval[] {
  const merged: [number, number][] = [];
  for (const [from, to] of intervals.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged.filter(([from, to]) => from < to);
}

/** Milliseconds that merged intervals cover. */
export function covered(merged: readonly Interval[]): number {
  return merged.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** What of `added` is not in `merged` yet, ascending. */
export function newIn(merged: readonly Interval[], added: readonly Interval[]): Interval[] {
  return merge(added).flatMap((one) => without(one, merged));
}

function without([from, to]: Interval, merged: readonly Interval[]): Interval[] {
  const left: Interval[] = [];
  let start = from;
  for (const [before, after] of merged) {
    if (after <= start || before >= to) continue;
    if (before > start) left.push([start, before]);
    start = after;
  }
  return start < to ? [...left, [start, to]] : left;
}

/** The first milliseconds of ascending intervals, so many as are allowed. */
export function firstOf(intervals: readonly Interval[], allowed: number): Interval[] {
  const kept: Interval[] = [];
  let left = Math.max(0, allowed);
  for (const [from, to] of intervals) {
    if (left <= 0) break;
    const end = Math.min(to, from + left);
    kept.push([from, end]);
    left -= end - from;
  }
  return kept;
}

/** Whole percent of a film that merged intervals cover, rounded down. */
export function progressOf(merged: readonly Interval[], duration: number): number {
  return Math.min(100, Math.floor((100 * covered(merged)) / duration));
}
