import type { Locale } from '@stratum/contract/locale';
import type { Trait } from '../schema.ts';
import { wordsOf } from '../words.ts';

/** One rung of a skill's ladder in one language. */
export interface Behaviour {
  readonly trait: string;
  /** 1 to 9. */
  readonly level: number;
  readonly text: string;
  /** In lower case, in their order. */
  readonly words: readonly string[];
}

export function behavioursIn(traits: readonly Trait[], locale: Locale): Behaviour[] {
  return traits.flatMap((trait) =>
    trait[locale].behaviours.map((text, at) => ({
      trait: trait.id,
      level: at + 1,
      text,
      words: wordsOf(text, locale).map((word) => word.toLocaleLowerCase(locale)),
    })),
  );
}

/** Every run of `length` words of a text, once each. */
export function phrasesOf(words: readonly string[], length: number): Set<string> {
  const starts = words.slice(0, Math.max(0, words.length - length + 1));
  return new Set(starts.map((_, at) => words.slice(at, at + length).join(' ')));
}
