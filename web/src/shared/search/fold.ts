/** A text as it is searched in: without case and accents, and where each of its letters came from. */
export interface Folded {
  readonly text: string;
  /** By letter of the folded text: its place in the original. */
  readonly origins: readonly number[];
}

/** `Œuvre` becomes `oeuvre`, `Größe` `grosse`: as people type who have no such keys. */
export function fold(original: string): Folded {
  const letters: string[] = [];
  const origins: number[] = [];
  let origin = 0;
  for (const letter of original) {
    const plain = plainLetter(letter);
    letters.push(plain);
    for (let each = 0; each < plain.length; each += 1) origins.push(origin);
    origin += letter.length;
  }
  return { text: letters.join(''), origins };
}

/** What somebody searches for: its words, each to be found. */
export function searchWords(query: string): string[] {
  return fold(query.normalize('NFC')).text.split(/\s+/).filter(Boolean);
}

const ligatures = new Map([
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['’', "'"],
]);

function plainLetter(letter: string): string {
  const small = letter.toLowerCase();
  if (small < '\u0080') return small;
  return ligatures.get(small) ?? small.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
