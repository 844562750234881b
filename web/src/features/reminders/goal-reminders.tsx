import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { reminderEndpoints } from '@stratum/contract/endpoints/reminders';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../shared/api/queries.ts';
import { QueryState } from '../../shared/ui/query-state.tsx';
import { MissingGoal } from './missing-goal.tsx';
import { Reminders } from './reminders.tsx';
import { RemindersFrame, RemindersHead, RemindersSkeleton } from './reminders-frame.tsx';

/** The reminders of one goal. */
export function GoalReminders({ goalId }: { goalId: string }) {
  const { t } = useTranslation('features/reminders');
  const reminders = useRoute(reminderEndpoints.remindersOfGoal, { params: { goalId } });
  const details = useRoute(goalEndpoints.goalDetails, { params: { id: goalId } });
  if (details.error?.code === 'not_found' && !details.data) return <MissingGoal />;
  const { goal, nextStep = null } = details.data ?? {};
  const head = (
    <RemindersHead
      back={`/goal-details?id=${goalId}`}
      backText={goal?.goalName ?? t('goals')}
      text={t('all')}
    />
  );
  const isOpen = goal?.status === 'InComplete' && !goal.archived;
  return (
    <RemindersFrame>
      <QueryState
        reads={[reminders, details]}
        name={t('title')}
        skeleton={<RemindersSkeleton head={head} />}
      >
        {reminders.data && goal && (
          <Reminders
            goalId={goalId}
            head={head}
            items={reminders.data.items}
            goals={isOpen ? [{ ...goal, nextStep }] : []}
          />
        )}
      </QueryState>
    </RemindersFrame>
  );
}
