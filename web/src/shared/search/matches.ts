import { fold } from './fold.ts';

/** A part of a text, and whether the search matched it. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** @param words as `searchWords` gives them; without any, everything has them */
export function matchesWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text).text;
  return words.every((word) => folded.includes(word));
}

/** A text cut where the words begin and end; joined again it is the text. */
export function splitByMatches(text: string, words: readonly string[]): TextPart[] {
  const marks = matchMask(text, words);
  const cuts = [...marks.keys()].filter((index) => marks[index] !== marks[index - 1]);
  return cuts.map((cut, index) => ({
    text: text.slice(cut, cuts[index + 1]),
    isMatch: marks[cut] ?? false,
  }));
}

/** Per character of the text, whether a word covers it. */
function matchMask(text: string, words: readonly string[]): boolean[] {
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
