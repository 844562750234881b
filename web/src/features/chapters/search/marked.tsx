import { stretchesOf } from './hits.ts';

interface MarkedProps {
  children: string;
  /** As `wordsOf` gives them. */
  words: readonly string[];
}

/** A text in which what was searched for is marked. */
export function Marked({ children, words }: MarkedProps) {
  if (words.length === 0) return children;
  return stretchesOf(children, words).map(({ text, isHit }, index) => {
    // The parts of a sentence stay in their order.
    const key = index;
    return isHit ? (
      <mark key={key} className="rounded-xs bg-accent-soft font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    );
  });
}
