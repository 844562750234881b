import { readCategory } from '@stratum/contract/categories';
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
import { Select } from '../../../shared/ui/select.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { PictureField } from '../../../shared/uploads/picture-field.tsx';
import { useLevels, useTraits } from '../../results/index.ts';
import { HabitChoice } from '../action/habit-choice.tsx';
import { ObstaclePlan } from '../action/obstacle-plan.tsx';
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
      <Category goal={goal} typed={typed} onType={onType} />
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

/** A goal that an assessment has led to stays with what was assessed. */
function Category({ goal, typed, onType }: Pick<EditFormProps, 'goal' | 'typed' | 'onType'>) {
  const { t } = useTranslation('features/goals');
  const categories = useLevels().data?.categories ?? [];
  const traits = useTraits().data?.traits ?? [];
  const { source } = goal;
  if (source) {
    const trait = traits.find(({ traitId }) => traitId === source.traitId)?.name ?? '';
    return <Text tone="quiet">{t('edit.from_assessment', { trait })}</Text>;
  }
  return (
    <Select
      label={t('edit.category')}
      name="goalCategory"
      value={typed.goalCategory}
      onChange={(slug) => onType({ goalCategory: readCategory(slug) ?? typed.goalCategory })}
    >
      {categories.map(({ categoryType, name }) => (
        <option key={categoryType} value={categoryType}>
          {name}
        </option>
      ))}
    </Select>
  );
}
