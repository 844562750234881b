import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '../../../shared/failures/card-boundary.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { CardsSkeleton } from '../../../shared/ui/skeleton.tsx';
import { useScoreHistory } from '../scores/use-score-history.ts';
import { ChangeTable } from './change-table.tsx';
import { comparedMonths, type Month, monthsWithScore } from './comparison.ts';
import { ComparisonRadar } from './comparison-radar.tsx';
import { LargestChanges } from './largest-changes.tsx';
import { MonthSelects } from './month-selects.tsx';

type SelectedMonths = readonly [Month | null, Month | null];

interface ComparisonScreenProps {
  selected: SelectedMonths;
  onSelect: (selected: SelectedMonths) => void;
  /** How to read the comparison. */
  film: ReactNode;
}

/** Two months side by side: what moved, and how far. */
export function ComparisonScreen({ selected, onSelect, film }: ComparisonScreenProps) {
  const { data, reads } = useScoreHistory();
  if (!data) {
    return (
      <QueryState reads={reads} skeleton={<CardsSkeleton />}>
        {null}
      </QueryState>
    );
  }
  const months = monthsWithScore(data);
  const { before, after } = comparedMonths(months, selected);
  if (before === null || after === null || months.length < 2)
    return <TooEarly count={months.length} />;
  const sides = { history: data, before, after };
  return (
    <div className="grid gap-5">
      <MonthSelects
        months={months}
        before={before}
        after={after}
        onChoose={(change) => onSelect([change.before ?? before, change.after ?? after])}
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <CardBoundary>
          <ComparisonRadar {...sides} />
        </CardBoundary>
        <div className="grid content-start gap-5">
          <CardBoundary>
            <LargestChanges {...sides} />
          </CardBoundary>
          {film && <CardBoundary>{film}</CardBoundary>}
        </div>
      </div>
      <CardBoundary>
        <ChangeTable {...sides} />
      </CardBoundary>
    </div>
  );
}

/** @param count the months that have a value so far: none or one */
function TooEarly({ count }: { count: number }) {
  const { t } = useTranslation('features/progress/comparison');
  return (
    <EmptyState heading={t('early.heading')} text={count === 0 ? t('early.none') : t('early.one')}>
      <ButtonLink to="/self-assessment">{t('early.action')}</ButtonLink>
    </EmptyState>
  );
}
