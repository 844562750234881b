import { fold } from './fold.ts';

/** A stretch of a text, and whether it was searched for. */
export interface Stretch {
  readonly text: string;
  readonly isHit: boolean;
}

/** @param words as `wordsOf` gives them; without any, everything has them */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text).text;
  return words.every((word) => folded.includes(word));
}

/** A text cut where the words begin and end; joined again it is the text. */
export function stretchesOf(text: string, words: readonly string[]): Stretch[] {
  const marks = marksIn(text, words);
  const cuts = [...marks.keys()].filter((index) => marks[index] !== marks[index - 1]);
  return cuts.map((cut, index) => ({
    text: text.slice(cut, cuts[index + 1]),
    isHit: marks[cut] ?? false,
  }));
}

/** By place in the text, whether a word covers it. */
function marksIn(text: string, words: readonly string[]): boolean[] {
  const { text: folded, origins } = fold(text);
  const marks = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const end = origins[at + word.length] ?? text.length;
      marks.fill(true, origins[at], Math.max(end, (origins[at + word.length - 1] ?? 0) + 1));
    }
  }
  return marks;
}
