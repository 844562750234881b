import type { UploadId } from '@stratum/contract/ids';
import { reminderRoutes } from '@stratum/contract/reminders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { ReminderTimes } from '../fields/reminder-times.ts';
import { usualReminder } from '../fields/reminder-times.ts';
import { ReminderForm } from './form-parts.tsx';
import type { GoalChoice } from './goal-choice.ts';
import { PictureField } from './picture-field.tsx';
import { useSentence } from './use-sentence.ts';

interface AddFormProps {
  /** At least one. */
  goals: readonly [GoalChoice, ...GoalChoice[]];
  onAdded: (id: string) => void;
  onCancel: () => void;
}

/** A new reminder of a goal. */
export default function AddForm({ goals, onAdded, onCancel }: AddFormProps) {
  const { t } = useTranslation('features/reminders');
  const queryClient = useQueryClient();
  const sentence = useSentence();
  const [goalId, setGoalId] = useState<string>(goals[0].id);
  const [times, setTimes] = useState<ReminderTimes>(usualReminder);
  const [image, setImage] = useState<UploadId>();
  const goal = goals.find(({ id }) => id === goalId) ?? goals[0];
  const form = useRouteForm(reminderRoutes.addReminder, {
    values: { goalId: goal.id, ...times, image },
    send: async (body, call) => {
      const { id } = await callRoute(reminderRoutes.addReminder, { body }, call);
      await invalidateAfter(reminderRoutes.addReminder, queryClient);
      toast.success(t('editor.added'));
      onAdded(id);
    },
  });
  return (
    <ReminderForm
      form={form}
      sentence={sentence(times, goal, 'first')}
      times={times}
      onChange={setTimes}
      lead={
        goals.length > 1 && (
          <Select label={t('editor.goal')} value={goal.id} onChange={setGoalId}>
            {goals.map(({ id, goalName }) => (
              <option key={id} value={id}>
                {goalName}
              </option>
            ))}
          </Select>
        )
      }
      picture={<PictureField reminder={null} chosen={image} onChoose={setImage} />}
    >
      <Button type="submit" isPending={form.isSending} className="flex-1">
        {t('editor.add')}
      </Button>
      <Button tone="ghost" onPress={onCancel}>
        {t('editor.cancel')}
      </Button>
    </ReminderForm>
  );
}
