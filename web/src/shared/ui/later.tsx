import { type ReactNode, Suspense, useDeferredValue } from 'react';

interface LaterProps {
  /** Holds the place meanwhile. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/** What the first frame does without: it is rendered after that, and its code fetched then. */
export function Later({ placeholder = null, children }: LaterProps) {
  const isDue = useDeferredValue(true, false);
  return <Suspense fallback={placeholder}>{isDue ? children : placeholder}</Suspense>;
}
