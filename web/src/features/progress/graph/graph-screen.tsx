import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { CardsSkeleton } from '../../../shared/ui/skeleton.tsx';
import type { BelowLine } from '../dashboard/line-card.tsx';
import { useScoreHistory } from '../scores/use-score-history.ts';
import type { GoalMark } from './goals-reached.tsx';
import { choiceParams, type GraphChoice, parseChoice } from './graph-choice.ts';
import { GraphControls } from './graph-controls.tsx';
import { MonthView } from './month-view.tsx';
import { YearView } from './year-view.tsx';

interface GraphScreenProps {
  /** How to read the line, and how to read the radar. */
  films?: { line: ReactNode; radar: ReactNode };
  BelowLine?: BelowLine;
  /** Goals that were reached, marked in the months of a year. */
  goalMarks?: readonly GoalMark[] | undefined;
}

/** The graph of a year or a month, of everything, a category or a trait. */
export function GraphScreen({ films, BelowLine, goalMarks = [] }: GraphScreenProps) {
  const { data, reads } = useScoreHistory();
  const [address, setAddress] = useSearchParams();
  if (!data) {
    return (
      <QueryState reads={reads} skeleton={<CardsSkeleton />}>
        {null}
      </QueryState>
    );
  }
  if (data.graphs.length === 0) return <EmptyGraph />;
  const choice = parseChoice(address, data.years, data.traits);
  const choose = (change: Partial<GraphChoice>) =>
    setAddress(choiceParams({ ...choice, ...change }), { replace: true });
  return (
    <div className="grid gap-5">
      <GraphControls history={data} choice={choice} onChoose={choose} />
      {choice.month === null ? (
        <YearView
          history={data}
          choice={choice}
          film={films?.line}
          BelowLine={BelowLine}
          goalMarks={goalMarks}
        />
      ) : (
        <MonthView history={data} choice={choice} month={choice.month} film={films?.radar} />
      )}
    </div>
  );
}

/** A graph begins with the first assessment. */
function EmptyGraph() {
  const { t } = useTranslation('features/progress/graph');
  return (
    <EmptyState heading={t('empty.heading')} text={t('empty.text')}>
      <ButtonLink to="/self-assessment">{t('empty.action')}</ButtonLink>
    </EmptyState>
  );
}
