import type { ReactNode } from 'react';
import { Mark } from '../charts/mark.tsx';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';

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
      <Heading level={1} className="mt-8 max-w-heading">
        {heading}
      </Heading>
      <Text size="lead" tone="quiet" className="mt-3 mb-8 max-w-measure">
        {text}
      </Text>
      {children}
    </div>
  );
}
