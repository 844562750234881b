import type { CategorySlug } from '@stratum/contract/categories';
import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import type { GoalStatus } from '@stratum/contract/goal-words';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useLevels } from '../../results/index.ts';
import { GoalRow } from './goal-row.tsx';

export interface GoalFilter {
  readonly status?: GoalStatus;
  readonly archived?: 'only';
  readonly goalCategory: CategorySlug | undefined;
}

interface GoalRowsProps {
  filter: GoalFilter;
  /** Stands in place of a list without goals. */
  empty: ReactNode;
  cursor?: string;
}

/** The goals of a filter, page after page. */
export function GoalRows({ filter, empty, cursor }: GoalRowsProps) {
  const { t } = useTranslation('features/goals/list');
  const goals = useRoute(goalEndpoints.goalList, { query: { ...filter, cursor } });
  const levels = useLevels();
  const [hasMore, setMore] = useState(false);
  const { items = [], next = null } = goals.data ?? {};
  const nameOf = (slug: CategorySlug) =>
    levels.data?.categories.find(({ categoryType }) => categoryType === slug)?.name ?? '';
  return (
    <QueryState reads={[goals, levels]} name={t('title')} skeleton={<GoalRowsSkeleton />}>
      {items.length === 0 && cursor === undefined ? (
        empty
      ) : (
        <ul>
          {items.map((goal) => (
            <li key={goal.id}>
              <GoalRow goal={goal} category={nameOf(goal.goalCategory)} level={2} />
            </li>
          ))}
        </ul>
      )}
      {next !== null &&
        (hasMore ? (
          <GoalRows filter={filter} empty={null} cursor={next} />
        ) : (
          <Button tone="ghost" onPress={() => setMore(true)}>
            {t('more')}
          </Button>
        ))}
    </QueryState>
  );
}

/** Holds the rows' places. */
export function GoalRowsSkeleton() {
  return (
    <div className="grid gap-8 border-t border-line py-5">
      {['first', 'second'].map((row) => (
        <Skeleton key={row} className="h-28" />
      ))}
    </div>
  );
}
