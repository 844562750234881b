import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import type { Module } from '@stratum/contract/performance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newGoalPath } from '../../../features/results/index.ts';
import { useRoute } from '../../../shared/api/queries.ts';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { RadioGroup, RadioOption } from '../../../shared/ui/radio-group.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { MilestoneForm } from './milestone-form.tsx';
import { RuleForm } from './rule-form.tsx';

const places = ['rule', 'milestone', 'goal'] as const;
type Place = (typeof places)[number];

interface ApplyFormProps {
  module: Module;
  onClose: () => void;
}

/** The act as a rule on a habit, a milestone on a goal, or the beginning of a new goal. */
export function ApplyForm({ module, onClose }: ApplyFormProps) {
  const { t } = useTranslation('pages/performance-module-videos');
  const { t: nameOf } = useTranslation('features/daily-wins');
  const { rule, traitId } = module;
  const goals = useRoute(goalEndpoints.goalList, { query: { status: 'InComplete' } });
  const items = goals.data?.items ?? [];
  const offered = places.filter(
    (place) =>
      (place === 'rule' && rule) || (place === 'milestone' && items.length > 0) || place === 'goal',
  );
  const [picked, setPicked] = useState<Place>();
  const chosen = picked ?? offered[0] ?? 'goal';
  return (
    <QueryState reads={[goals]} skeleton={<Skeleton className="h-80" />}>
      <RadioGroup
        label={t('apply.where')}
        value={chosen}
        onChange={(value) => setPicked(places.find((place) => place === value))}
        className="mb-6"
      >
        {offered.map((place) => (
          <RadioOption key={place} value={place}>
            <span className="block font-medium">
              {place === 'rule' && rule
                ? t('apply.rule.name', { habit: nameOf(`habit.${rule.habit}`) })
                : t(`apply.${place}.name`)}
            </span>
            <span className="block text-label text-ink-2">{t(`apply.${place}.text`)}</span>
          </RadioOption>
        ))}
      </RadioGroup>
      {chosen === 'rule' && rule && <RuleForm {...{ module, rule, onClose }} />}
      {chosen === 'milestone' && <MilestoneForm {...{ module, onClose }} goals={items} />}
      {chosen === 'goal' && (
        <>
          <Text tone="quiet">{t('apply.goal.more')}</Text>
          <DialogActions className="mt-6">
            <ButtonLink to={newGoalPath(traitId, { moduleId: module.id })}>
              {t('apply.goal.submit')}
            </ButtonLink>
          </DialogActions>
        </>
      )}
    </QueryState>
  );
}
