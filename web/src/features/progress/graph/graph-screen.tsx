import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { StandingSkeleton } from '../dashboard/standing-skeleton.tsx';
import { useHistory } from '../scores/use-history.ts';
import { addressOf, type GraphChoice, readChoice } from './graph-choice.ts';
import { GraphControls } from './graph-controls.tsx';
import { MonthView } from './month-view.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { YearView } from './year-view.tsx';

interface GraphScreenProps {
  /** How to read the line, and how to read the radar. */
  films?: { line: ReactNode; radar: ReactNode };
}

/** The graph of a year or a month, of everything, a category or a trait. */
export function GraphScreen({ films }: GraphScreenProps) {
  const { data, reads } = useHistory();
  const [address, setAddress] = useSearchParams();
  if (!data) {
    return (
      <QueryState reads={reads} skeleton={<StandingSkeleton />}>
        {null}
      </QueryState>
    );
  }
  if (data.graphs.length === 0) return <NothingYet />;
  const choice = readChoice(address, data.years, data.traits);
  const choose = (change: Partial<GraphChoice>) =>
    setAddress(addressOf({ ...choice, ...change }), { replace: true });
  return (
    <div className="grid gap-5">
      <GraphControls history={data} choice={choice} onChoose={choose} />
      {choice.month === null ? (
        <YearView history={data} choice={choice} film={films?.line} />
      ) : (
        <MonthView history={data} choice={choice} month={choice.month} film={films?.radar} />
      )}
    </div>
  );
}
