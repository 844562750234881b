import { shownChange } from './shown-scores.ts';

/** Which way a score moved; `unclear` where answering a second time could have moved it so far. */
export type Direction = 'up' | 'same' | 'unclear' | 'down';

/** Skills that a category's score is the mean of. */
export const skillsInCategory = 5;

/**
 * The largest change that says nothing: one level for a skill, and for a mean of skills one divided
 * by the root of their number, in tenths, as independent errors average out (0.5 for a category of
 * five, 0.2 for all twenty-five). An assumption until retests are counted: docs/decisions/045.
 */
export function unclearUpTo(skills: number): number {
  return Math.ceil(10 / Math.sqrt(skills)) / 10;
}

/**
 * How a score moved, by the scores as they are shown.
 * @param skills whose mean the score is: one for a skill's own
 */
export function changeBetween(from: number, to: number, skills: number) {
  const amount = shownChange(from, to);
  return { amount, direction: directionOf(amount, skills) };
}

function directionOf(amount: number, skills: number): Direction {
  if (amount === 0) return 'same';
  if (Math.abs(amount) <= unclearUpTo(skills)) return 'unclear';
  return amount > 0 ? 'up' : 'down';
}
