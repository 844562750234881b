import { isUuid } from '@stratum/contract/uuid';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { GoalDetails, MissingGoal } from './goal-details.tsx';

const GoalList = lazy(async () => ({ default: (await import('../list/goal-list.tsx')).GoalList }));

/** The goal that the address names, or all of them. */
export default function GoalDetailsPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id === null) {
    return (
      <Suspense fallback={null}>
        <GoalList />
      </Suspense>
    );
  }
  return isUuid(id) ? <GoalDetails key={id} id={id} /> : <MissingGoal />;
}
