import type { ReactNode } from 'react';
import { Logo } from '../charts/logo.tsx';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';

interface MessagePageProps {
  heading: string;
  text: string;
  /** The way on. */
  children: ReactNode;
}

/** A whole page that says one thing. */
export function MessagePage({ heading, text, children }: MessagePageProps) {
  return (
    <div className="wrap py-24">
      <Logo className="size-12" />
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
