/** Whom a skill does not fit, above its questions, beside its result and under its tips. */
export function Caution({ text, className = '' }: { text: string | null; className?: string }) {
  if (text === null) return null;
  return (
    <p className={`max-w-measure border-l-2 border-accent pl-4 text-label text-ink-2 ${className}`}>
      {text}
    </p>
  );
}
