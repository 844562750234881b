import { weeklyReviewEndpoints } from '@stratum/contract/endpoints/weekly-review';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRoute } from '../../shared/api/queries.ts';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { MessagePage } from '../../shared/ui/message-page.tsx';
import { PageTitle } from '../../shared/ui/page-header.tsx';
import { QueryState } from '../../shared/ui/query-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useLevels } from '../results/index.ts';
import { weekIn } from './review-path.ts';
import { ReviewScreen } from './review-screen.tsx';

/** The review of the week that the address names, or the last one. */
export default function WeeklyReviewPage() {
  const { t } = useTranslation('features/weekly-review');
  const [query] = useSearchParams();
  const week = weekIn(query);
  const review = useRoute(weeklyReviewEndpoints.getWeeklyReview, { query: { week } });
  const levels = useLevels();
  if (review.error?.code === 'invalid_input' && !review.data) return <MissingWeek />;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {!review.data && <h1 className="sr-only">{t('title')}</h1>}
      <QueryState
        reads={[review, levels]}
        name={t('title')}
        skeleton={<ReviewSkeleton />}
        className="wrap py-12"
      >
        {review.data && (
          <ReviewScreen
            key={review.data.week}
            review={review.data}
            categories={levels.data?.categories ?? []}
          />
        )}
      </QueryState>
    </>
  );
}

/** For a week whose days are to come, or that the calendar does not have. */
function MissingWeek() {
  const { t } = useTranslation('features/weekly-review');
  return (
    <MessagePage heading={t('missing.heading')} text={t('missing.text')}>
      <PageTitle>{t('title')}</PageTitle>
      <ButtonLink to="/weekly-review">{t('missing.last')}</ButtonLink>
    </MessagePage>
  );
}

function ReviewSkeleton() {
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_27.5rem]">
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
