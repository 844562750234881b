import { type Locale, locales } from '@stratum/contract/locale';
import type { Pack } from '../pack.ts';
import { type Behaviour, behavioursIn } from './behaviours.ts';
import { guessLevels, shareFound } from './level-guesser.ts';
import { type SharedPhrase, sharedPhrases } from './shared-phrases.ts';

const bounds = {
  /** French needs more words for the same act. */
  words: { en: 22, fr: 26, de: 22 },
  /** Skills that may have the same phrase on one level. */
  phrase: 5,
  /** Part of the levels that the word counter may find; by chance it is one in nine. */
  found: 0.6,
} as const;

interface LadderReport {
  readonly locale: Locale;
  readonly behaviours: readonly Behaviour[];
  /** The part of all behaviours that the word counter puts on their level, 0 to 1. */
  readonly found: number;
  readonly shared: readonly SharedPhrase[];
}

/** How much the wording of the ladders gives their levels away, in each language. */
export function ladderReports({ traits }: Pick<Pack, 'traits'>): LadderReport[] {
  return locales.map((locale) => {
    const behaviours = behavioursIn(traits, locale);
    return {
      locale,
      behaviours,
      found: shareFound(guessLevels(behaviours)),
      shared: sharedPhrases(behaviours, bounds.phrase),
    };
  });
}

/** What breaks a bound, one line each. */
export function ladderFaults(reports: readonly LadderReport[]): string[] {
  return reports.flatMap(({ locale, behaviours, found, shared }) => [
    ...behaviours
      .filter(({ words }) => words.length > bounds.words[locale])
      .map(
        ({ trait, level, words }) =>
          `${locale} ${trait} ${level}: has ${words.length} words, at most ${bounds.words[locale]}`,
      ),
    ...shared.map(
      ({ level, phrase, skills }) =>
        `${locale} level ${level}: “${phrase}” stands in ${skills} skills, at most ${bounds.phrase}`,
    ),
    ...(found > bounds.found
      ? [`${locale}: the word counter finds ${percent(found)}, at most ${percent(bounds.found)}`]
      : []),
  ]);
}

/** `en: the word counter finds 56 % of 225 levels` */
export function lineOf({ locale, behaviours, found }: LadderReport): string {
  return `${locale}: the word counter finds ${percent(found)} of ${behaviours.length} levels`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
