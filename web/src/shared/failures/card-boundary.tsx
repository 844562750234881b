import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { reportFault } from './report-errors.ts';

/** Keeps a fault in one card of a page to that card: the others stay, and it can be tried again. */
export function CardBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={BrokenCard} onError={reportFault}>
      {children}
    </ErrorBoundary>
  );
}

function BrokenCard({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation('shared/ui');
  return (
    <Card>
      <ErrorState message={t('part_failed')} onRetry={() => resetErrorBoundary()} />
    </Card>
  );
}
