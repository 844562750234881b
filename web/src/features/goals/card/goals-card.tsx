import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink, TextLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { useLevels } from '../../results/index.ts';
import { GoalRow } from '../list/goal-row.tsx';
import { GoalRowsSkeleton } from '../list/goal-rows.tsx';
import { KeptDraft } from '../list/kept-draft.tsx';

const shownGoals = 3;

/** The goals under way, on the dashboard. */
export default function GoalsCard() {
  const { t } = useTranslation('features/goals/list');
  const goals = useRoute(goalEndpoints.goalList, { query: { status: 'InComplete' } });
  const levels = useLevels();
  const items = goals.data?.items.slice(0, shownGoals) ?? [];
  return (
    <Card>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <Heading level={2} size="label">
          {t('title')}
        </Heading>
        <p className="flex flex-wrap justify-end gap-x-5 text-label">
          <TextLink to="/weekly-review">{t('review')}</TextLink>
          <TextLink to="/reminders">{t('reminders')}</TextLink>
          <TextLink to="/goal-details">{t('all')}</TextLink>
        </p>
      </div>
      <KeptDraft />
      <QueryState reads={[goals, levels]} name={t('title')} skeleton={<GoalRowsSkeleton />}>
        {items.length === 0 ? (
          <EmptyState level={3} heading={t('empty.InComplete')} text={t('empty.text')}>
            <ButtonLink to="/define-goal" tone="ghost">
              {t('make')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <ul>
            {items.map((goal) => (
              <li key={goal.id}>
                <GoalRow
                  goal={goal}
                  category={
                    levels.data?.categories.find(
                      ({ categoryType }) => categoryType === goal.goalCategory,
                    )?.name ?? ''
                  }
                  level={3}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}
