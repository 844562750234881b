import type { Match } from './name-lines.ts';

/** What decides how early a found city stands. */
export interface Found {
  readonly match: Match;
  /** By the name it is shown by, in any of our languages, not by one of its many others. */
  readonly isMainName: boolean;
  /** In the country that the reader chose. */
  readonly isOwn: boolean;
  readonly population: number;
}

/** More than the people of any city, weighted. */
const tier = 1e12;
/** A hamlet of exactly that name stays behind a city of ten times its people that begins with it. */
const weightOfWhole = 10;
/** Every larger city has a hundred other names, which begin with almost anything. */
const weightOfOtherName = 0.1;

/**
 * The higher the earlier: names that begin with the query before words in names, then cities of the
 * own country, then by people.
 */
export function scoreOf({ match, isMainName, isOwn, population }: Found): number {
  const weight = match === 'whole' ? weightOfWhole : isMainName ? 1 : weightOfOtherName;
  return (match === 'word' ? 0 : 2 * tier) + (isOwn ? tier : 0) + population * weight;
}

/** Keys by their score, the highest first; equal ones by key, so that the order is always the same. */
export function highestFirst(scores: ReadonlyMap<number, number>): number[] {
  return [...scores].sort(([a, one], [b, other]) => other - one || a - b).map(([key]) => key);
}
