import { isUuid } from '@stratum/contract/uuid';
import { useSearchParams } from 'react-router';
import { AllReminders } from './all-reminders.tsx';
import { GoalReminders } from './goal-reminders.tsx';
import { MissingGoal } from './missing-goal.tsx';

/** The reminders of the goal that the address names, or of all goals. */
export function RemindersOfAddress() {
  const [query] = useSearchParams();
  const goalId = query.get('goalId');
  if (goalId === null) return <AllReminders />;
  return isUuid(goalId) ? <GoalReminders key={goalId} goalId={goalId} /> : <MissingGoal />;
}
