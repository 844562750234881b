/** Accents fall away: who types `etre` finds `être`. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** The words that a text is searched by: letters and digits alone. */
export function searchWords(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
