import type { ReactNode } from 'react';

interface CardProps {
  title?: string;
  className?: string;
  children: ReactNode;
}

/** A thing that is separate from its neighbours; lists stay lists. */
export function Card({ title, className = '', children }: CardProps) {
  return (
    <section
      className={`flex flex-col rounded-card border border-line bg-surface p-6 shadow-1 ${className}`}
    >
      {title && <h2 className="mb-4 text-ui font-semibold text-ink-2">{title}</h2>}
      {children}
    </section>
  );
}
