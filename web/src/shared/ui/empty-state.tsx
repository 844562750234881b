import type { ComponentProps } from 'react';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';

interface EmptyStateProps extends ComponentProps<'div'> {
  heading: string;
  text: string;
  /** The order of the heading in the page. */
  level?: 1 | 2 | 3 | 4;
}

/** Nothing here yet, and what would put something here; its children are the way on. */
export function EmptyState({
  heading,
  text,
  level = 2,
  className = '',
  children,
  ...state
}: EmptyStateProps) {
  return (
    <div {...state} className={`flex flex-col items-start gap-2 py-6 ${className}`}>
      <Heading level={level} size="item">
        {heading}
      </Heading>
      <Text tone="quiet" className="max-w-measure">
        {text}
      </Text>
      {children && <div className="mt-3">{children}</div>}
    </div>
  );
}
