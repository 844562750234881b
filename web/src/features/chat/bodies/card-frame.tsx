import type { ReactNode } from 'react';

/** A card in a conversation: a line, no shadow. */
export function CardFrame({ children }: { children: ReactNode }) {
  return (
    <div className="w-126 max-w-full rounded-md border border-line bg-surface p-4">{children}</div>
  );
}

export function CardTitle({ children }: { children: ReactNode }) {
  return <p className="min-w-0 font-display text-lead font-light wrap-anywhere">{children}</p>;
}
