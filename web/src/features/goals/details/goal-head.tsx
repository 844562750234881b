import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { resultPath, useLevels, useTraits } from '../../results/index.ts';
import type { Details } from './ticked-details.ts';
import type { GoalActions } from './use-goal-actions.ts';
import type { useTick } from './use-goal-ticks.ts';

interface GoalHeadProps {
  goal: Details['goal'];
  actions: GoalActions;
  tick: ReturnType<typeof useTick>;
}

/** The goal's name, what it belongs to, its days, and where it comes from. */
export function GoalHead({ goal, actions, tick }: GoalHeadProps) {
  const { t } = useTranslation('features/goals/details');
  const format = useFormat();
  const { goalCategory, source } = goal;
  const category = useLevels().data?.categories.find(
    ({ categoryType }) => categoryType === goalCategory,
  );
  const trait = useTraits().data?.traits.find(({ traitId }) => traitId === source?.traitId);
  return (
    <header className="flex items-start justify-between gap-5">
      <div className="min-w-0">
        <p className="text-label">
          <TextLink to="/goal-details">{t('goals')}</TextLink>
          <span className="text-ink-2">
            {' · '}
            {[category?.name, trait?.name].filter(Boolean).join(', ')}
          </span>
        </p>
        <Heading level={1} className="mt-2 wrap-anywhere">
          {goal.goalName}
        </Heading>
        <Text tone="quiet" className="mt-2">
          {t('days', { from: format.day(goal.goalStartDate), to: format.day(goal.goalEndDate) })}
          {source && (
            <>
              {' '}
              <TextLink to={resultPath(goalCategory, source.attemptId)}>
                {t('source', { from: source.fromLevel, to: source.toLevel })}
              </TextLink>
            </>
          )}
          {goal.archived && ` ${t('archived')}`}
        </Text>
        {goal.goalDescription && (
          <p className="mt-3 max-w-measure text-lead whitespace-pre-line wrap-anywhere">
            {goal.goalDescription}
          </p>
        )}
      </div>
      <div className="size-11 flex-none">
        {!actions.isDeleted && (
          <Suspense fallback={null}>
            <GoalMenu goal={goal} actions={actions} tick={tick} />
          </Suspense>
        )}
      </div>
    </header>
  );
}

// A menu weighs as much as the rest of the page.
const GoalMenu = lazy(() => import('./goal-menu.tsx'));
