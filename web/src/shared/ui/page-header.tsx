import type { ComponentProps, ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';
import { titleCount } from './title-count.ts';

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

/** The title of the browser's tab, with what is unread in front; each page renders exactly one. */
export function PageTitle({ children }: { children: string }) {
  const count = useStore(titleCount);
  return <title>{`${count > 0 ? `(${count}) ` : ''}${children} · Stratum`}</title>;
}
