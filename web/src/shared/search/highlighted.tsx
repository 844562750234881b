import { splitByMatches } from './matches.ts';

interface HighlightedProps {
  children: string;
  /** As `searchWords` gives them. */
  words: readonly string[];
}

/** A text with what was searched for highlighted. */
export function Highlighted({ children, words }: HighlightedProps) {
  if (words.length === 0) return children;
  return splitByMatches(children, words).map(({ text, isMatch }, index) => {
    // The parts of a sentence stay in their order.
    const key = index;
    return isMatch ? (
      <mark key={key} className="rounded-xs bg-accent-soft font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    );
  });
}
