import type { ReactNode } from 'react';
import { Unbroken } from '../ui/unbroken.tsx';

interface OpeningProps {
  heading: string;
  lead: string;
  children?: ReactNode;
}

/** How a public page begins: one sentence large, one that says more. */
export function Opening({ heading, lead, children }: OpeningProps) {
  return (
    <div className="sky border-b border-line">
      <div className="wrap pt-12 pb-12 md:pt-24">
        <h1 className="max-w-[20ch] font-display text-h2 font-light">
          <Unbroken>{heading}</Unbroken>
        </h1>
        <p className="mt-5 max-w-[52ch] text-lead text-ink-2">{lead}</p>
        {children}
      </div>
    </div>
  );
}
