import type { Hit } from '@stratum/contract/item';

/** A text with what was found in it marked. */
export function HitText({ text, marks }: Pick<Hit, 'text' | 'marks'>) {
  const cuts = [0, ...marks.flat(), text.length];
  return cuts.slice(1).map((to, index) => {
    const part = text.slice(cuts[index], to);
    // Marked and unmarked parts take turns.
    return index % 2 === 0 ? (
      part
    ) : (
      <mark key={to} className="rounded-xs bg-found px-0.5 text-ink">
        {part}
      </mark>
    );
  });
}
