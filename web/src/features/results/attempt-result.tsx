import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { isUuid } from '@stratum/contract/uuid';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../shared/api/queries.ts';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { MessagePage } from '../../shared/ui/message-page.tsx';
import { PageTitle } from '../../shared/ui/page-header.tsx';
import { QueryState } from '../../shared/ui/query-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useLevels, useTraits } from './queries.ts';
import { ResultScreen } from './result-screen.tsx';

/** The result of one completed attempt, as its address names it. */
export function AttemptResult({ attempt }: { attempt: string }) {
  return isUuid(attempt) ? <NamedResult attempt={attempt} /> : <MissingResult />;
}

function NamedResult({ attempt }: { attempt: string }) {
  const { t } = useTranslation('features/results');
  const result = useRoute(
    assessmentEndpoints.assessmentAttempt,
    { params: { attemptId: attempt } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const levels = useLevels();
  const traits = useTraits(result.data?.attempt.categoryType);

  if (result.error?.code === 'not_found') return <MissingResult />;
  const isLoaded = result.data && levels.data && traits.data;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {!isLoaded && <h1 className="sr-only">{t('title')}</h1>}
      <QueryState
        reads={[result, levels, traits]}
        name={t('title')}
        skeleton={<ResultSkeleton />}
        className="wrap py-12"
      >
        {isLoaded && (
          <ResultScreen result={result.data} model={levels.data} traits={traits.data.traits} />
        )}
      </QueryState>
    </>
  );
}

/** For an address that names no attempt of this person, or none at all. */
function MissingResult() {
  const { t } = useTranslation('features/results');
  return (
    <MessagePage heading={t('missing.heading')} text={t('missing.text')}>
      <PageTitle>{t('title')}</PageTitle>
      <ButtonLink to="/dashboard">{t('missing.action')}</ButtonLink>
    </MessagePage>
  );
}

const traitRows = ['one', 'two', 'three', 'four', 'five'];

function ResultSkeleton() {
  return (
    <div>
      <div className="grid items-center gap-x-24 gap-y-12 md:grid-cols-[1fr_auto]">
        <div>
          <Skeleton className="h-5 w-60" />
          <Skeleton className="mt-5 h-20 w-48" />
          <Skeleton className="mt-5 h-12 w-full" />
          <Skeleton className="mt-8 h-36 w-full" />
        </div>
        <Skeleton className="h-52 w-70" />
      </div>
      {traitRows.map((row) => (
        <Skeleton key={row} className="mt-8 h-36 w-full" />
      ))}
    </div>
  );
}
