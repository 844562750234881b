import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';

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
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    // The router has looked for it before the profile was there.
    if (id !== undefined && hash === `#${id}`) section.current?.scrollIntoView();
  }, [hash, id]);
  return (
    <section
      ref={section}
      id={id}
      aria-labelledby={heading}
      className="grid scroll-mt-24 gap-x-12 gap-y-6 border-t border-line py-10 md:grid-cols-3"
    >
      <div>
        <h2 id={heading} className="text-lead font-semibold">
          {title}
        </h2>
        <p className="mt-1.5 max-w-[42ch] text-label text-ink-2">{text}</p>
      </div>
      <div className="min-w-0 md:col-span-2">{children}</div>
    </section>
  );
}
