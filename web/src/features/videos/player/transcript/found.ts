interface Part {
  readonly text: string;
  readonly isFound: boolean;
}

/** Without accents, in small letters, each sign where it was. */
function plain(text: string): string {
  return Array.from(text, (sign) => {
    const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return bare.length === sign.length ? bare : sign;
  }).join('');
}

/** A text in parts, by where it says what is looked for; null where it does not. */
export function found(text: string, search: string): readonly Part[] | null {
  const wanted = plain(search.trim());
  if (wanted === '') return [{ text, isFound: false }];
  const read = plain(text);
  const parts: Part[] = [];
  let from = 0;
  for (let at = read.indexOf(wanted); at >= 0; at = read.indexOf(wanted, from)) {
    const end = at + wanted.length;
    parts.push({ text: text.slice(from, at), isFound: false });
    parts.push({ text: text.slice(at, end), isFound: true });
    from = end;
  }
  if (parts.length === 0) return null;
  return [...parts, { text: text.slice(from), isFound: false }].filter((part) => part.text !== '');
}
