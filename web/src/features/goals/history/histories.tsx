import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoutePages } from '../../../shared/api/pages.ts';
import { useRoute } from '../../../shared/api/queries.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { goalPath } from '../goal-path.ts';
import { HistoryView } from './history-view.tsx';

const { goalHistories, goalHistory, goalDetails } = goalEndpoints;

/** A look at a goal is nothing that happened to it. */
const views = 'false';

/** What happened to all goals. */
export function EveryHistory() {
  const { t } = useTranslation('features/goals/history');
  const pages = useRoutePages(goalHistories, {
    first: undefined as string | undefined,
    read: (cursor, options) => callRoute(goalHistories, { query: { cursor, views } }, options),
    next: ({ next }) => next ?? undefined,
  });
  return (
    <HistoryView {...pages} back={{ to: '/goal-details', text: t('goals') }} isOfOneGoal={false} />
  );
}

interface GoalHistoryProps {
  id: string;
  /** In place of a history that nobody has. */
  missing: ReactNode;
}

/** What happened to one goal. */
export function GoalHistory({ id, missing }: GoalHistoryProps) {
  const { t } = useTranslation('features/goals/history');
  const params = { id };
  const details = useRoute(goalDetails, { params });
  const pages = useRoutePages(goalHistory, {
    first: undefined as string | undefined,
    of: id,
    read: (cursor, options) =>
      callRoute(goalHistory, { params, query: { cursor, views } }, options),
    next: ({ next }) => next ?? undefined,
  });
  if (pages.list.error?.code === 'not_found' && !pages.items) return missing;
  const name = details.data?.goal.goalName ?? pages.items?.[0]?.goalName;
  return (
    <HistoryView {...pages} back={{ to: goalPath(id), text: name ?? t('goal_link') }} isOfOneGoal />
  );
}
