import { limits } from './limits.ts';

/** Level = floor(score + 0.5), clamped to 1..9. */
export function levelOf(score: number): number {
  return Math.min(limits.levels, Math.max(1, Math.floor(score + 0.5)));
}

/** A score as people see it: one decimal, halves rounded up despite binary fractions. */
export function shownScore(score: number): number {
  return tenthsOf(score) / 10;
}

/** How a score moved, from the rounded scores: the difference that a reader works out. */
export function shownChange(from: number, to: number): number {
  return (tenthsOf(to) - tenthsOf(from)) / 10;
}

/** Rounds binary noise off first, so that a half rounds up. */
function tenthsOf(score: number): number {
  return Math.round(Number((score * 10).toFixed(6)));
}
