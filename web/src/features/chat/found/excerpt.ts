import { splitByMatches } from '../../../shared/search/matches.ts';

/** Characters that stay before the first word that was found. */
const before = 40;

/** A text from shortly before the first word that was found, whole words. */
export function excerptOf(text: string, words: readonly string[]): string {
  const [first, second] = splitByMatches(text, words);
  const at = first && second && !first.isMatch ? first.text.length : 0;
  if (at <= before) return text;
  const start = text.indexOf(' ', at - before) + 1;
  return `… ${text.slice(start > 0 && start <= at ? start : at)}`;
}
