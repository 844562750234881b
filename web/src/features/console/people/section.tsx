import { type ReactNode, useId } from 'react';
import { Heading } from '../../../shared/ui/heading.tsx';

interface SectionProps {
  heading: string;
  /** At the end of the heading's line. */
  act?: ReactNode;
  children: ReactNode;
}

/** A part of a page, below a line. */
export function Section({ heading, act, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-ink pt-4">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <Heading level={2} size="item" id={id}>
          {heading}
        </Heading>
        {act}
      </div>
      {children}
    </section>
  );
}
