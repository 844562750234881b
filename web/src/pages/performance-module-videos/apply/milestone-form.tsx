import type { GoalItem } from '@stratum/contract/goal';
import { goalStepRoutes } from '@stratum/contract/goal-steps';
import { goalLengths } from '@stratum/contract/goal-words';
import type { Module } from '@stratum/contract/performance';
import { addDays } from '@stratum/contract/plain-days';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goalPath } from '../../../features/goals/index.ts';
import { useClocks } from '../../../features/profile/index.ts';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../../shared/forms/route-form.tsx';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { useAct } from '../use-act.ts';
import { wordsOf } from './words-of.ts';

const { addMilestone } = goalStepRoutes;
/** An act is for a week. */
const days = 7;

interface MilestoneFormProps {
  module: Module;
  /** At least one. */
  goals: readonly GoalItem[];
  onClose: () => void;
}

/** The act as the last milestone of a goal; first of one for the same skill. */
export function MilestoneForm({ module, goals, onClose }: MilestoneFormProps) {
  const { t } = useTranslation('pages/performance-module-videos');
  const format = useFormat();
  const { today } = useClocks();
  const fitting = goals.find(({ source }) => source?.traitId === module.traitId) ?? goals[0];
  const [goalId, setGoalId] = useState(fitting?.id ?? '');
  const [milestoneName, setName] = useState(wordsOf(module.act, goalLengths.milestoneName));
  const goal = goals.find(({ id }) => id === goalId);
  const dueDate = dueWithin(goal, addDays(today, days));
  const added = useAdded(module, onClose);
  const form = useRouteForm(addMilestone, {
    values: { goalId, milestoneName, dueDate },
    send: async (body, options) => {
      await callRoute(addMilestone, { body }, options);
      added(body.goalId);
    },
  });
  return (
    <RouteForm form={form}>
      <Select label={t('apply.milestone.goal')} value={goalId} onChange={setGoalId}>
        {goals.map(({ id, goalName }) => (
          <option key={id} value={id}>
            {goalName}
          </option>
        ))}
      </Select>
      <TextArea
        name="milestoneName"
        label={t('apply.milestone.field')}
        description={t('apply.milestone.due', { day: format.calendarDay(dueDate) })}
        maxLength={goalLengths.milestoneName}
        value={milestoneName}
        onChange={setName}
      />
      <FormAlert failure={form.failure} others={form.others} />
      <DialogActions>
        <Button type="submit" isPending={form.isSending}>
          {t('apply.submit')}
        </Button>
      </DialogActions>
    </RouteForm>
  );
}

function useAdded(module: Module, onClose: () => void) {
  const { t } = useTranslation('pages/performance-module-videos');
  const { mark } = useAct(module);
  return (goalId: string) => {
    void invalidateAfter(addMilestone);
    mark(true);
    toast.info(t('apply.milestone.done'), { to: goalPath(goalId), onOpen: () => undefined });
    onClose();
  };
}

/** In a week, or when the goal ends; a goal that is over or has not begun has the day that is nearest. */
function dueWithin(goal: GoalItem | undefined, day: string): string {
  if (!goal) return day;
  const { goalStartDate, goalEndDate } = goal;
  if (day > goalEndDate) return goalEndDate;
  return day < goalStartDate ? goalStartDate : day;
}
