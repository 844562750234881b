import { assessmentRoutes } from '@stratum/contract/assessments';
import { attemptIdSchema } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { useLevels, useTraits } from '../levels/use-model-texts.ts';
import { MissingResult } from './missing-result.tsx';
import { ResultScreen } from './result-screen.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';

/** The result of one completed attempt, as its address names it. */
export function AttemptResult({ attempt }: { attempt: string }) {
  const isId = attemptIdSchema.safeParse(attempt).success;
  return isId ? <NamedResult attempt={attempt} /> : <MissingResult />;
}

function NamedResult({ attempt }: { attempt: string }) {
  const { t } = useTranslation('features/assessments/result');
  const result = useRoute(
    assessmentRoutes.assessmentAttempt,
    { params: { attemptId: attempt } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const levels = useLevels();
  const traits = useTraits(result.data?.attempt.categoryType);

  if (result.error?.code === 'not_found') return <MissingResult />;
  const failed = [result, levels, traits].find(({ isError, data }) => isError && !data);
  if (failed) {
    const retry = () => [result, levels, traits].map((query) => query.refetch());
    return (
      <div className="wrap py-12">
        <ErrorState
          message={failed.error?.message ?? ''}
          onRetry={retry}
          isRetrying={failed.isFetching}
        />
      </div>
    );
  }
  if (!result.data || !levels.data || !traits.data) return <ResultSkeleton />;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <ResultScreen result={result.data} model={levels.data} traits={traits.data.traits} />
    </>
  );
}
