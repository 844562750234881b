import type { ComponentProps, ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';

interface PageHeaderProps extends ComponentProps<'header'> {
  heading: ReactNode;
  /** What the page is for, in a sentence or two. */
  children?: ReactNode;
}

/** The head of a page of the app. */
export function PageHeader({ heading, children, className = '', ...header }: PageHeaderProps) {
  return (
    <header {...header} className={`mb-8 ${className}`}>
      <Heading level={1}>{heading}</Heading>
      {children && (
        <Text tone="quiet" className="mt-3 max-w-reading">
          {children}
        </Text>
      )}
    </header>
  );
}

/** The title of the browser's tab; each page renders exactly one. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · Stratum`}</title>;
}
