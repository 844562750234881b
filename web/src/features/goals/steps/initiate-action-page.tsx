import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';
import { HabitChoice } from '../action/habit-choice.tsx';
import { ObstaclePlan } from '../action/obstacle-plan.tsx';
import { ReminderList } from '../action/reminder-list.tsx';
import { updateDraft, useGoalDraft } from '../draft/use-goal-draft.ts';
import { StepFrame } from './step-frame.tsx';

/** What gets it going and keeps it going. */
export default function InitiateActionPage() {
  const { t } = useTranslation('features/goals');
  const { habits, obstacle, ifThen } = useGoalDraft().initiateGoal;
  return (
    <StepFrame step="action">
      <Heading level={1}>{t('action.heading')}</Heading>
      <ReminderList />
      <HabitChoice
        value={habits}
        onChange={(chosen) => updateDraft('initiateGoal', { habits: chosen })}
      />
      <ObstaclePlan
        obstacle={obstacle}
        ifThen={ifThen}
        onChange={(typed) => updateDraft('initiateGoal', typed)}
      />
    </StepFrame>
  );
}
