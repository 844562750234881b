import { authRoutes } from '@stratum/contract/auth';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { EndOthers } from './end-others.tsx';
import { SessionRow } from './session-row.tsx';

/** Where the person is signed in, the latest use first. */
export function Sessions() {
  const { t } = useTranslation('features/profile');
  const { data, error, refetch, isFetching } = useRoute(authRoutes.sessions);
  const others = data?.items.filter(({ current }) => !current).length ?? 0;
  return (
    <div>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h3 className="text-ui font-semibold">{t('sessions.title')}</h3>
        {others > 1 && <EndOthers count={others} />}
      </div>
      {data ? (
        <ul className="mt-2 divide-y divide-line">
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          message={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton className="mt-3 h-32" />
      )}
    </div>
  );
}
