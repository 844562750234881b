const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words;
  return shown.map((word = '') => firstLetter(word).toLocaleUpperCase()).join('');
}

function firstLetter(word: string): string {
  for (const { segment } of segments.segment(word)) return segment;
  return '';
}

/** One of the nine colours, always the same for a first name, whatever stands behind it. */
export function colourOfName(name: string): number {
  return placeOfName(name, 9) + 1;
}

/** One of so many, from 0 on: always the same for a first name. */
export function placeOfName(name: string, count: number): number {
  const [first = ''] = name.trim().split(/\s+/);
  let sum = 0;
  for (const letter of first) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return sum % count;
}
