import type { GoalEventData } from '@stratum/contract/goal-history';
import { goalFields } from '@stratum/contract/goal-words';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';

type FieldsData = Extract<GoalEventData, { change: `${string}_fields`; fields: unknown }>;
type Field = FieldsData['fields'][number];

/** What was changed of a goal, a milestone or a step: one field by what it is now, several by name. */
export function useFieldsSentence(): (data: FieldsData) => string {
  const { t } = useTranslation('features/goals/history');
  const format = useFormat();

  const ofGoal = (fields: readonly Field[]): string => {
    const [only, ...others] = fields;
    if (!only || others.length > 0) {
      const named = goalFields.filter((name) => fields.some(({ field }) => field === name));
      return t('field.several', { fields: format.list(named.map((name) => t(`name.${name}`))) });
    }
    const known = goalFields.find((name) => name === only.field);
    if (only.to === null || only.to === '') {
      return known ? t('field.emptied', { field: t(`name.${known}`) }) : t('field.other');
    }
    if (known === 'goalName') return t('field.renamed', { name: only.to });
    if (known === 'reward') return t('field.reward', { reward: only.to });
    if (known === 'goalStartDate' || known === 'goalEndDate') {
      return t(`field.${known}`, { day: format.day(only.to) });
    }
    return known ? t('field.changed', { field: t(`name.${known}`) }) : t('field.other');
  };

  const ofMilestone = (name: string, fields: readonly Field[]): string => {
    const [only, ...others] = fields;
    if (!only || others.length > 0) return t('milestone.changed', { name });
    if (only.field === 'milestoneName') {
      return t('milestone.renamed', { from: only.from ?? '', name: only.to ?? '' });
    }
    if (only.to === null) return t('milestone.undated', { name });
    return t('milestone.dated', { name, day: format.day(only.to) });
  };

  return (data) => {
    if (data.change === 'goal_fields') return ofGoal(data.fields);
    if (data.change === 'milestone_fields') return ofMilestone(data.milestoneName, data.fields);
    const [text] = data.fields;
    return t('step.reworded', { from: text?.from ?? '', step: data.microGoalDescription });
  };
}
