import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { useScrollToAnchor } from '../../shared/navigation/use-scroll-to-anchor.ts';
import { KeepHyphenated } from '../../shared/ui/heading.tsx';

interface SectionProps {
  /** Where an address with this fragment leads to. */
  id?: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** One subject of the profile: what it is about on the left, what can be done on the right. */
export function Section({ id, title, text, children }: SectionProps) {
  const heading = useId();
  const { hash } = useLocation();
  useScrollToAnchor(id !== undefined && hash === `#${id}` ? id : null);
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="grid scroll-mt-24 outline-none gap-x-12 gap-y-6 border-t border-line py-10 md:grid-cols-3"
    >
      <div>
        <h2 id={heading} className="text-lead font-semibold">
          {title}
        </h2>
        <p className="mt-1.5 max-w-[42ch] text-label text-ink-2">
          <KeepHyphenated>{text}</KeepHyphenated>
        </p>
      </div>
      <div className="min-w-0 md:col-span-2">{children}</div>
    </section>
  );
}
