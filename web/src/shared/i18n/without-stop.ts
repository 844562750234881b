/** Words without the stop they end with, for a sentence that goes on after them. */
export function withoutStop(words: string): string {
  return words.replace(/[.,;]+$/, '');
}
