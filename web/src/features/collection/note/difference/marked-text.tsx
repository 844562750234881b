import { difference } from './difference.ts';

interface MarkedTextProps {
  text: string;
  /** What it is held against. */
  other: string;
}

/** A text with the words marked that the other one has not. */
export function MarkedText({ text, other }: MarkedTextProps) {
  let place = 0;
  return difference(words(text), words(other), (word) => word).map((stretch) => {
    place += 1;
    const mine = (stretch.same ?? stretch.first).join('');
    return stretch.same || mine.trim() === '' ? (
      mine
    ) : (
      <mark key={place} className="rounded-xs bg-found text-ink">
        {mine}
      </mark>
    );
  });
}

/** With what stands between them. */
function words(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}'’-]+|[^\s\p{L}\p{N}]+/gu) ?? [];
}
