/** So many are shown: a list of thousands would be slow, and nobody reads one. */
export const shownSuggestions = 50;

/**
 * The suggestions that fit what was typed, the likeliest first: those that begin with it, then
 * those with a word that does, then the rest. What is one of them already leaves the whole list open.
 */
export function suggestionsFor(typed: string, suggestions: readonly string[]): string[] {
  if (suggestions.includes(typed)) {
    return [typed, ...suggestions.filter((each) => each !== typed)];
  }
  const wanted = fold(typed.trim());
  const ranked: string[][] = [[], [], []];
  for (const suggestion of suggestions) rank(fold(suggestion), wanted, ranked)?.push(suggestion);
  return ranked.flat();
}

function rank<Rank>(folded: string, wanted: string, [first, second, third]: Rank[]) {
  const at = folded.indexOf(wanted);
  if (at === 0) return first;
  if (at < 0) return undefined;
  return folded.split(/[\s'’-]+/).some((word) => word.startsWith(wanted)) ? second : third;
}

/** Whether each word that was typed stands somewhere in the folded text. */
export function hasWords(folded: string, typed: string): boolean {
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Without case and marks, signs as a keyboard has them: `zurich` finds Zürich, `utc-5` UTC−5. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('−', '-')
    .replaceAll('’', "'")
    .toLowerCase();
}
