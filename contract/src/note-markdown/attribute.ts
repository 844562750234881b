/** What a node says of itself in words; nothing where it says none. */
export function wordsOf(attribute: unknown): string {
  return typeof attribute === 'string' ? attribute : '';
}
