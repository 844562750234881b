import type { ReactNode } from 'react';
import { Mark } from '../charts/mark.tsx';

interface AnnouncementProps {
  heading: string;
  text: string;
  /** The way on. */
  children: ReactNode;
}

/** A whole page that says one thing. */
export function Announcement({ heading, text, children }: AnnouncementProps) {
  return (
    <div className="wrap py-24">
      <Mark className="size-12" />
      <h1 className="mt-8 max-w-[20ch] font-display text-h1 font-light">{heading}</h1>
      <p className="mt-3 mb-8 max-w-[48ch] text-lead text-ink-2">{text}</p>
      {children}
    </div>
  );
}
