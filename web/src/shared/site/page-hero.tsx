import type { ReactNode } from 'react';
import { Heading, KeepHyphenated } from '../ui/heading.tsx';

interface PageHeroProps {
  heading: string;
  lead: string;
  children?: ReactNode;
}

/** How a public page begins: one sentence large, one that says more. */
export function PageHero({ heading, lead, children }: PageHeroProps) {
  return (
    <div className="sky border-b border-line">
      <div className="wrap pt-12 pb-12 md:pt-24">
        <Heading level={1} size="large" className="max-w-heading">
          <KeepHyphenated>{heading}</KeepHyphenated>
        </Heading>
        <p className="mt-5 max-w-measure text-lead text-ink-2">{lead}</p>
        {children}
      </div>
    </div>
  );
}
