import type { ReactNode } from 'react';
import { Mark } from '../shared/charts/mark.tsx';

interface NoticeProps {
  heading: string;
  text: string;
  children: ReactNode;
}

/** A whole page that says one thing and offers one way on. */
export function Notice({ heading, text, children }: NoticeProps) {
  return (
    <div className="wrap py-24">
      <Mark className="size-12" />
      <h1 className="mt-8 max-w-[18ch] font-display text-h1 font-light">{heading}</h1>
      <p className="mt-3 mb-8 max-w-[48ch] text-lead text-ink-2">{text}</p>
      {children}
    </div>
  );
}
