import type { Term } from '@stratum/contract/chapters';
import { fold } from '../../../shared/search/fold.ts';
import { matchesWords } from '../../../shared/search/matches.ts';

export interface LetterGroup {
  /** As the alphabet has it, without accent. */
  readonly letter: string;
  readonly terms: readonly Term[];
}

/** @param terms in the order of the alphabet, which they keep */
export function groupByLetter(terms: readonly Term[]): LetterGroup[] {
  const groups = Map.groupBy(terms, ({ term }) => fold(term).text.charAt(0).toUpperCase());
  return [...groups].map(([letter, group]) => ({ letter, terms: group }));
}

/** The terms that have every word, in their name or in what they mean. */
export function findTerms(terms: readonly Term[], words: readonly string[]): Term[] {
  return terms.filter(({ term, definition }) => matchesWords(`${term} ${definition}`, words));
}
