import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action, ActionMenu } from '../../../shared/ui/action-menu.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { type Details, isCompleted } from './ticked-details.ts';
import type { GoalActions } from './use-goal-actions.ts';
import type { useTick } from './use-goal-ticks.ts';

interface GoalMenuProps {
  goal: Details['goal'];
  actions: GoalActions;
  tick: ReturnType<typeof useTick>;
}

/** What is done more rarely with a goal. */
export default function GoalMenu({ goal, actions, tick }: GoalMenuProps) {
  const { t } = useTranslation('features/goals/details');
  const [isEditing, setEditing] = useState(false);
  const [isShifting, setShifting] = useState(false);
  const isDone = isCompleted(goal);
  const toggle = () => tick({ status: isDone ? 'InComplete' : 'Completed' }, goal.goalName);
  return (
    <>
      <ActionMenu label={t('actions.title')}>
        <Action onAction={() => setEditing(true)}>{t('actions.edit')}</Action>
        <Action onAction={() => setShifting(true)}>{t('actions.shift')}</Action>
        <Action onAction={toggle}>{t(isDone ? 'actions.reopen' : 'actions.complete')}</Action>
        <Action onAction={actions.copy}>{t('actions.copy')}</Action>
        <Action onAction={() => actions.archive(!goal.archived)}>
          {t(goal.archived ? 'actions.unarchive' : 'actions.archive')}
        </Action>
        <Action onAction={actions.remove}>{t('actions.delete')}</Action>
      </ActionMenu>
      {isEditing && (
        <Suspense fallback={null}>
          <EditDialog goal={goal} onClose={() => setEditing(false)} />
        </Suspense>
      )}
      <Dialog title={t('shift.title')} isOpen={isShifting} onOpenChange={setShifting}>
        {(close) => (
          <Suspense fallback={<Spinner />}>
            <ShiftForm goal={goal} actions={actions} onDone={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}

const EditDialog = lazy(() => import('../edit/edit-dialog.tsx'));
const ShiftForm = lazy(() => import('./shift-form.tsx'));
