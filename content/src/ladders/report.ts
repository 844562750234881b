import { type Locale, locales } from '@stratum/contract/locale';
import type { Pack } from '../pack.ts';
import { type Behaviour, behavioursIn } from './behaviours.ts';
import { guessLevels, shareFound } from './level-guesser.ts';
import { type SharedPhrase, sharedPhrases } from './shared-phrases.ts';

const bounds = {
  /** French needs more words for the same act. */
  words: { en: 22, fr: 26, de: 22 },
  /** A fifth of the skills of the second edition, two while there are few. */
  phrase: (skills: number) => Math.max(2, Math.floor(skills / 5)),
  /** Held only once every skill is of the second edition: the first stands near 1. */
  found: 0.6,
} as const;

interface LadderReport {
  readonly locale: Locale;
  /** Behaviours of the second edition, and of the whole pack. */
  readonly rewritten: number;
  readonly all: number;
  /** The part of all behaviours that the word counter puts on their level, 0 to 1. */
  readonly found: number;
  /** The same for those of the second edition, learned from all others. */
  readonly foundRewritten: number;
  readonly shared: readonly SharedPhrase[];
  readonly tooLong: readonly Behaviour[];
}

/**
 * How much the wording of the ladders gives their levels away.
 * @param rewritten ids of the skills of the second edition, whose behaviours come from incidents
 */
export function ladderReports(pack: Pack, rewritten: ReadonlySet<string>): LadderReport[] {
  return locales.map((locale) => {
    const all = behavioursIn(pack.traits, locale);
    const second = all.filter(({ trait }) => rewritten.has(trait));
    const guesses = guessLevels(all);
    return {
      locale,
      rewritten: second.length,
      all: all.length,
      found: shareFound(guesses),
      foundRewritten: shareFound(guesses.filter(({ behaviour }) => second.includes(behaviour))),
      shared: sharedPhrases(second, bounds.phrase(rewritten.size)),
      tooLong: second.filter(({ words }) => words.length > bounds.words[locale]),
    };
  });
}

/** What breaks a bound, one line each. */
export function ladderFaults(reports: readonly LadderReport[]): string[] {
  return reports.flatMap(({ locale, rewritten, all, found, shared, tooLong }) => [
    ...tooLong.map(
      ({ trait, level, words }) =>
        `${locale} ${trait} ${level}: has ${words.length} words, at most ${bounds.words[locale]}`,
    ),
    ...shared.map(
      ({ level, phrase, skills }) =>
        `${locale} level ${level}: “${phrase}” stands in ${skills} skills`,
    ),
    ...(rewritten === all && found > bounds.found
      ? [`${locale}: the word counter finds ${percent(found)}, at most ${percent(bounds.found)}`]
      : []),
  ]);
}

/** `en: the word counter finds 96 % of 225 levels; of 45 rewritten behaviours 20 %` */
export function lineOf({ locale, all, found, rewritten, foundRewritten }: LadderReport): string {
  const line = `${locale}: the word counter finds ${percent(found)} of ${all} levels`;
  return rewritten === 0
    ? line
    : `${line}; of ${rewritten} rewritten behaviours ${percent(foundRewritten)}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
