import type { CategorySlug } from '@stratum/contract/categories';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { limits } from '@stratum/contract/limits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { routeFilters } from '../../../shared/api/route-query.ts';
import { outbox } from '../../../shared/outbox/index.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { MessagePage } from '../../../shared/ui/message-page.tsx';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useLevels, useTraits } from '../../results/index.ts';
import { ConsentScreen } from '../consent/consent-screen.tsx';
import { openDraft } from '../draft/answer-savers.ts';
import { useQuestionnaire } from '../queries.ts';
import { EvaluationFlow } from './evaluation-flow.tsx';

/** The self-assessment of one category, from where it was left to its completion. */
export function Evaluation({ categoryType }: { categoryType: CategorySlug }) {
  const { t } = useTranslation('features/assessments/questions');
  const questionnaire = useQuestionnaire(categoryType);
  const levels = useLevels();
  const traits = useTraits(categoryType);
  const [isAgreed, setAgreed] = useState(false);
  const isOutboxRead = useStore(outbox.entries, ({ isRead }) => isRead);
  useEffect(() => {
    const leave = openDraft(categoryType);
    return () => {
      leave();
      forgetReads(categoryType);
    };
  }, [categoryType]);

  if (!questionnaire.data && questionnaire.error?.code === 'not_found') {
    return <EvaluationUnavailable />;
  }
  const category = levels.data?.categories.find((each) => each.categoryType === categoryType);
  const name = category?.name ?? t('title');
  // What an earlier visit left unsent belongs to the answers.
  const isLoaded = isOutboxRead && questionnaire.data && levels.data && traits.data;

  async function reload() {
    setAgreed(false);
    const { isSuccess, data, error } = await questionnaire.refetch();
    if (error) toast.error(error.message);
    return isSuccess ? data : undefined;
  }

  const consent = questionnaire.data?.consent;
  if (isLoaded && consent && consent.state !== 'given' && !isAgreed) {
    return (
      <>
        <PageTitle>{name}</PageTitle>
        <ConsentScreen
          text={consent.text}
          onGiven={() => setAgreed(true)}
          onOutdated={() => void reload()}
        />
      </>
    );
  }
  return (
    <>
      <PageTitle>{name}</PageTitle>
      {!isLoaded && <h1 className="sr-only">{name}</h1>}
      <QueryState
        reads={[questionnaire, levels, traits]}
        name={t('title')}
        skeleton={<EvaluationSkeleton />}
        className="wrap py-8"
      >
        {isLoaded && (
          <EvaluationFlow
            questionnaire={questionnaire.data}
            categoryName={name}
            traits={traits.data.traits}
            onReload={reload}
          />
        )}
      </QueryState>
    </>
  );
}

/** The next opening asks the server where to go on: another device may have gone on meanwhile. */
function forgetReads(categoryType: CategorySlug): void {
  queryClient.removeQueries(
    routeFilters(assessmentEndpoints.selfAssessment, { query: { categoryType } }),
  );
  void invalidateAfter(assessmentEndpoints.saveAssessmentDraft);
}

/** A category of the model that the content pack has no questions for yet. */
function EvaluationUnavailable() {
  const { t } = useTranslation('features/assessments/questions');
  return (
    <MessagePage heading={t('unavailable.heading')} text={t('unavailable.text')}>
      <PageTitle>{t('unavailable.title')}</PageTitle>
      <ButtonLink to="/self-assessment">{t('unavailable.action')}</ButtonLink>
    </MessagePage>
  );
}

/** Holds the places of a statement and its answers. */
function EvaluationSkeleton() {
  return (
    <div className="mx-auto max-w-reading">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="mt-12 h-5 w-3/4" />
      <Skeleton className="mt-6 h-36 w-full" />
      <div className="mt-8 grid gap-2.5 sm:grid-cols-5">
        {Array.from({ length: limits.scaleSteps }, (_, step) => (
          <Skeleton key={step} className="h-14 sm:h-32" />
        ))}
      </div>
    </div>
  );
}
