import { type Behaviour, phrasesOf } from './behaviours.ts';

/** What the guesser counts: words and pairs of words. */
const phraseLengths = [1, 2] as const;
/** Added to every count, so that a phrase never seen does not rule a level out. */
const smoothing = 0.5;

interface Guess {
  readonly behaviour: Behaviour;
  readonly guessed: number;
}

/**
 * A naive Bayes classifier (multinomial, words and pairs of words) that understands nothing:
 * for each skill it learns which phrases stand on which level in all the others, and then puts that
 * skill's behaviours on levels, each by itself. Where it succeeds, the wording gives the level away.
 */
export function guessLevels(behaviours: readonly Behaviour[]): Guess[] {
  const counted = behaviours.map((behaviour) => ({ behaviour, phrases: allPhrases(behaviour) }));
  const traits = new Set(behaviours.map(({ trait }) => trait));
  return [...traits].flatMap((trait) => {
    const model = learn(counted.filter(({ behaviour }) => behaviour.trait !== trait));
    return counted
      .filter(({ behaviour }) => behaviour.trait === trait)
      .map(({ behaviour, phrases }) => ({ behaviour, guessed: mostLikely(model, phrases) }));
  });
}

/** Of those guessed, the part that landed on its own level: 0 to 1. */
export function shareFound(guesses: readonly Guess[]): number {
  const found = guesses.filter(({ behaviour, guessed }) => behaviour.level === guessed);
  return guesses.length === 0 ? 0 : found.length / guesses.length;
}

interface Counted {
  readonly behaviour: Behaviour;
  readonly phrases: readonly string[];
}

interface Model {
  readonly levels: ReadonlyMap<number, LevelCounts>;
  readonly vocabulary: number;
}

interface LevelCounts {
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

function allPhrases({ words }: Behaviour): string[] {
  return phraseLengths.flatMap((length) => [...phrasesOf(words, length)]);
}

function learn(counted: readonly Counted[]): Model {
  const known = new Set(counted.flatMap(({ phrases }) => phrases));
  const levels = Map.groupBy(counted, ({ behaviour }) => behaviour.level);
  return {
    vocabulary: known.size,
    levels: new Map([...levels].map(([level, ofLevel]) => [level, countsOf(ofLevel)])),
  };
}

function countsOf(counted: readonly Counted[]): LevelCounts {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { phrases } of counted) {
    for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    total += phrases.length;
  }
  return { counts, total };
}

function mostLikely({ levels, vocabulary }: Model, phrases: readonly string[]): number {
  const likelihoods = [...levels].map(([level, { counts, total }]) => {
    const weight = total + smoothing * vocabulary;
    const logs = phrases.map((phrase) =>
      Math.log(((counts.get(phrase) ?? 0) + smoothing) / weight),
    );
    return { level, sum: logs.reduce((sum, log) => sum + log, 0) };
  });
  return likelihoods.toSorted((one, other) => other.sum - one.sum)[0]?.level ?? 0;
}
