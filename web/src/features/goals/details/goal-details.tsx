import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { MessagePage } from '../../../shared/ui/message-page.tsx';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { GoalScreen } from './goal-screen.tsx';

/** One goal, as its address names it. */
export function GoalDetails({ id }: { id: string }) {
  const { t } = useTranslation('features/goals/details');
  const details = useRoute(goalEndpoints.goalDetails, { params: { id } });
  if (details.error?.code === 'not_found' && !details.data) return <MissingGoal />;
  return (
    <>
      {!details.data && <PageTitle>{t('title')}</PageTitle>}
      {!details.data && <h1 className="sr-only">{t('title')}</h1>}
      <QueryState
        reads={[details]}
        name={t('title')}
        skeleton={<GoalSkeleton />}
        className="wrap py-12"
      >
        {details.data && <GoalScreen read={details.data} />}
      </QueryState>
    </>
  );
}

/** For an address that names no goal of this person. */
export function MissingGoal() {
  const { t } = useTranslation('features/goals/details');
  return (
    <MessagePage heading={t('missing.heading')} text={t('missing.text')}>
      <PageTitle>{t('title')}</PageTitle>
      <ButtonLink to="/goal-details">{t('all')}</ButtonLink>
    </MessagePage>
  );
}

function GoalSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-24 max-w-reading" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
