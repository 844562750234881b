import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What takes less is not announced, milliseconds. */
const announcedAfter = 300;

/**
 * The text of a live region beside a skeleton, which itself says nothing. Empty at first: a screen
 * reader announces what changes in a region, not what it begins with.
 */
export function useLoadingText(name?: string): string {
  const { t } = useTranslation('shared/ui');
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), announcedAfter);
    return () => clearTimeout(timer);
  }, []);
  if (!isAnnounced) return '';
  return name === undefined ? t('loading') : t('loading_named', { name });
}

interface LoadingProps {
  name?: string;
  /** The skeleton. */
  children: ReactNode;
}

/** Code on its way, as the fallback of a `Suspense`; for data take `QueryState`. */
export function Loading({ name, children }: LoadingProps) {
  const text = useLoadingText(name);
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      {children}
    </>
  );
}
