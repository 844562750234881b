import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Later } from '../ui/later.tsx';
import { reportFault } from './report-errors.ts';

interface OptionalPartProps {
  /** Holds the place until its code has come. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/** What a card can do without: where its code does not come, the rest of the card stays. */
export function OptionalPart({ placeholder = null, children }: OptionalPartProps) {
  return (
    <ErrorBoundary fallback={null} onError={reportFault}>
      <Later placeholder={placeholder}>{children}</Later>
    </ErrorBoundary>
  );
}
