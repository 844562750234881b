import { type Behaviour, phrasesOf } from './behaviours.ts';

/** A phrase is three words in a row; the first three are a behaviour’s opening. */
const phraseLength = 3;

export interface SharedPhrase {
  readonly level: number;
  readonly phrase: string;
  /** How many skills have it on that level. */
  readonly skills: number;
}

/** The phrases that more than `limit` skills share on one level, the commonest first. */
export function sharedPhrases(behaviours: readonly Behaviour[], limit: number): SharedPhrase[] {
  const levels = Map.groupBy(behaviours, ({ level }) => level);
  return [...levels]
    .flatMap(([level, ofLevel]) => countPhrases(ofLevel).map((found) => ({ level, ...found })))
    .filter(({ skills }) => skills > limit)
    .toSorted((one, other) => other.skills - one.skills || one.level - other.level);
}

function countPhrases(behaviours: readonly Behaviour[]) {
  const counts = new Map<string, number>();
  for (const { words } of behaviours) {
    for (const phrase of phrasesOf(words, phraseLength))
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  return [...counts].map(([phrase, skills]) => ({ phrase, skills }));
}
