import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { isUuid } from '@stratum/contract/uuid';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../shared/api/queries.ts';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { QueryState } from '../../shared/ui/query-state.tsx';
import { useLevels, useTraits } from './levels/use-model-texts.ts';
import { MissingResult } from './missing-result.tsx';
import { ResultScreen } from './result-screen.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';

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
