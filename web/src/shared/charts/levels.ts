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

const textColours = [
  'text-level-1',
  'text-level-2',
  'text-level-3',
  'text-level-4',
  'text-level-5',
  'text-level-6',
  'text-level-7',
  'text-level-8',
  'text-level-9',
];
/** The colour of a level for text, as a class. */
export const levelTextColour = (level: number) => textColours[level - 1] ?? '';
