/** A text as far as there is room: its whole sentences, or as many of its first words. */
export function wordsOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const sentences = text.match(/[^.!?]+[.!?]+\s*/g) ?? [];
  let kept = '';
  for (const sentence of sentences) {
    if ((kept + sentence).trimEnd().length > most) break;
    kept += sentence;
  }
  return kept.trim() || `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
