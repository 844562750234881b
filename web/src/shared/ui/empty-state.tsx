import type { ReactNode } from 'react';

interface EmptyStateProps {
  heading: string;
  text: string;
  /** The one way on, usually a `ButtonLink`. */
  action?: ReactNode;
}

/** Nothing here yet, and what would put something here. */
export function EmptyState({ heading, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-2 py-6">
      <h2 className="text-lead font-medium">{heading}</h2>
      <p className="max-w-[48ch] text-ui text-ink-2">{text}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
