import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { GroupPanelProps } from './group-panel.tsx';

const LoadedPanel = lazy(() => import('./group-panel.tsx'));

/** The same, loaded when it is opened. */
export function GroupPanel(panel: GroupPanelProps) {
  const { t } = useTranslation('shared/ui');
  return (
    <Suspense
      fallback={
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="h-64" />
        </div>
      }
    >
      <LoadedPanel {...panel} />
    </Suspense>
  );
}
