import { isUuid } from '@stratum/contract/uuid';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader, PageTitle } from '../../../shared/ui/page-header.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { GoalDetails, MissingGoal } from './goal-details.tsx';

const GoalList = lazy(async () => ({ default: (await import('../list/goal-list.tsx')).GoalList }));

/** The goal that the address names, or all of them. */
export default function GoalDetailsPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id === null) {
    return (
      <Suspense fallback={<ListOnItsWay />}>
        <GoalList />
      </Suspense>
    );
  }
  return isUuid(id) ? <GoalDetails key={id} id={id} /> : <MissingGoal />;
}

/** Keeps the page's name and height until the list is there. */
function ListOnItsWay() {
  const { t } = useTranslation('features/goals/list');
  return (
    <div className="wrap py-12">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader heading={t('title')} />
      <Skeleton className="h-96" />
    </div>
  );
}
