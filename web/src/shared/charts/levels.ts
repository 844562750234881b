import { limits } from '@stratum/contract/limits';

/** 1 to 9. */
export const levelNumbers: readonly number[] = Array.from(
  { length: limits.levels },
  (_, index) => index + 1,
);

/** The colour of text and lines of a level, as a token. */
export const levelColour = (level: number) => `var(--color-level-${level})`;
/** The colour of a level in drawings, never of text. */
export const rockColour = (level: number) => `var(--color-rock-${level})`;
