import { assessmentRoutes } from '@stratum/contract/assessments';
import type { ErrorCode } from '@stratum/contract/errors';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { Announcement } from '../levels/announcement.tsx';
import { useLevels, useTraits } from '../levels/use-model-texts.ts';
import { ResultScreen } from './result-screen.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';

/** An address that names no attempt of this person, or none at all. */
const missing: readonly ErrorCode[] = ['not_found', 'invalid_input', 'malformed'];

/** The result of one completed attempt, as its address names it. */
export function AttemptResult({ attempt }: { attempt: string }) {
  const { t } = useTranslation('features/assessments/result');
  const result = useRoute(
    assessmentRoutes.assessmentAttempt,
    { params: { attemptId: attempt } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const levels = useLevels();
  const traits = useTraits(result.data?.attempt.categoryType);

  if (result.error && missing.includes(result.error.code)) {
    return (
      <Announcement heading={t('missing.heading')} text={t('missing.text')}>
        <PageTitle>{t('title')}</PageTitle>
        <ButtonLink to="/dashboard">{t('missing.action')}</ButtonLink>
      </Announcement>
    );
  }
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
