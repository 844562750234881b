import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { goalLengths } from '@stratum/contract/goal-words';
import { goalRoutes } from '@stratum/contract/goals';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { patchReply } from '../../../shared/api/optimistic.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../../shared/forms/route-form.tsx';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { DateField } from '../../../shared/ui/lazy-fields.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { PictureField } from '../../../shared/uploads/picture-field.tsx';
import { HabitChoice } from '../action/habit-choice.tsx';
import { ObstaclePlan } from '../action/obstacle-plan.tsx';
import { SubjectSelect } from '../define/subject-select.tsx';
import { chosenPicture } from '../picture/goal-picture.tsx';
import { changedFields, type GoalFields, toChange } from './goal-changes.ts';

interface EditFormProps {
  goal: RouteReply<typeof goalEndpoints.goalDetails>['goal'];
  typed: GoalFields;
  onType: (change: Partial<GoalFields>) => void;
  onSaved: () => void;
  onCancel: () => void;
}

/** The fields of a goal, saved by one call that carries what was changed. */
export function EditForm({ goal, typed, onType, onSaved, onCancel }: EditFormProps) {
  const { t } = useTranslation('features/goals');
  const queryClient = useQueryClient();
  const form = useRouteForm(goalRoutes.goalUpdate, {
    values: typed,
    bodyOf: () => toChange(goal, typed),
    send: async (body, call) => {
      if (Object.keys(changedFields(goal, typed)).length > 0) {
        const fields = await callRoute(goalRoutes.goalUpdate, { body }, call);
        patchReply(goalEndpoints.goalDetails, { params: { id: goal.id } }, (details) => ({
          ...details,
          goal: fields,
        })).apply(queryClient);
        void invalidateAfter(goalRoutes.goalUpdate, queryClient);
        toast.success(t('edit.saved'));
      }
      onSaved();
    },
  });
  const text = (name: 'goalName' | 'goalDescription' | 'reward') => ({
    name,
    value: typed[name],
    onChange: (value: string) => onType({ [name]: value }),
    maxLength: goalLengths[name],
  });
  return (
    <RouteForm form={form}>
      <TextField label={t('edit.name')} {...text('goalName')} />
      <Subject typed={typed} onType={onType} />
      <TextArea label={t('define.description')} note={t('optional')} {...text('goalDescription')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          label={t('timeline.start')}
          name="goalStartDate"
          value={typed.goalStartDate}
          onChange={(day) => onType({ goalStartDate: day })}
        />
        <DateField
          label={t('timeline.end')}
          name="goalEndDate"
          value={typed.goalEndDate}
          onChange={(day) => onType({ goalEndDate: day })}
        />
      </div>
      <HabitChoice value={typed.habits} onChange={(habits) => onType({ habits })} />
      <ObstaclePlan obstacle={typed.obstacle} ifThen={typed.ifThen} onChange={onType} />
      <TextField label={t('define.reward')} {...text('reward')} />
      <PictureField
        preview={chosenPicture(typed.image, goal.image)}
        onChange={(image) => onType({ image })}
      />
      <FormAlert failure={form.failure} others={form.others} />
      <DialogActions>
        <Button tone="plain" onPress={onCancel}>
          {t('edit.cancel')}
        </Button>
        <Button type="submit" isPending={form.isSending}>
          {t('edit.save')}
        </Button>
      </DialogActions>
    </RouteForm>
  );
}

/** The skill or category of a goal; with it goes where the goal comes from. */
function Subject({ typed, onType }: Pick<EditFormProps, 'typed' | 'onType'>) {
  return (
    <SubjectSelect
      goalCategory={typed.goalCategory}
      source={typed.source}
      onCategory={(goalCategory) => onType({ goalCategory, source: null })}
      onSkill={(chosen, { categoryType }) => {
        const { takenAt: _taken, ...source } = chosen;
        onType({ goalCategory: categoryType, source });
      }}
    />
  );
}
