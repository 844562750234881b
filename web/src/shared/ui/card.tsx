import type { ComponentProps } from 'react';
import { Heading } from './heading.tsx';

interface CardProps extends ComponentProps<'section'> {
  title?: string;
  /** The order of the title in the page. */
  level?: 2 | 3 | 4;
}

/** A thing that is separate from its neighbours; lists stay lists. */
export function Card({ title, level = 2, className = '', children, ...card }: CardProps) {
  return (
    <section
      {...card}
      className={`flex flex-col rounded-card border border-line bg-surface p-6 shadow-1 ${className}`}
    >
      {title && (
        <Heading level={level} size="label" className="mb-4">
          {title}
        </Heading>
      )}
      {children}
    </section>
  );
}
