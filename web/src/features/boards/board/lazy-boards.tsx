import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { BoardsProps } from './boards.tsx';

const LoadedBoards = lazy(() => import('./boards.tsx'));

/** The same, loaded when it is opened. */
export function Boards(boards: BoardsProps) {
  const { t } = useTranslation('shared/ui');
  return (
    <Suspense
      fallback={
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="h-96" />
        </div>
      }
    >
      <LoadedBoards {...boards} />
    </Suspense>
  );
}
