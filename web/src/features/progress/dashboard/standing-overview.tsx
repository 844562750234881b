import { CardBoundary } from '../../../shared/failures/card-boundary.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { categoryProgress, nextCategory } from '../../assessments/index.ts';
import { LevelCard } from './level-card.tsx';
import { LineCard } from './line-card.tsx';
import { Newcomer } from './newcomer.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { namedParts } from './part-names.ts';
import { PartsCard } from './parts-card.tsx';
import { recommend } from './recommendation.ts';
import { StandingSkeleton } from './standing-skeleton.tsx';
import { useStanding } from './use-standing.ts';

/** Where a person stands, how it moved, and the one thing to do next. */
export function StandingOverview({ now }: { now: Date }) {
  const { data, reads } = useStanding(now);
  if (!data) {
    return (
      <QueryState reads={reads} skeleton={<StandingSkeleton />}>
        {null}
      </QueryState>
    );
  }
  const { status, model, traits, standing } = data;
  const progress = categoryProgress(status);
  if (!standing) return <Newcomer next={nextCategory(progress)} model={model} />;
  const recommendation = recommend(progress, standing.traits, now);
  const parts = namedParts(standing.parts, model, traits);
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <div className="md:col-span-2">
        <CardBoundary>
          <LevelCard standing={standing} parts={parts} model={model} />
        </CardBoundary>
      </div>
      <CardBoundary>
        <NextStepCard recommendation={recommendation} model={model} traits={traits} />
      </CardBoundary>
      <div className="md:col-span-2">
        <CardBoundary>
          <LineCard line={standing.line} />
        </CardBoundary>
      </div>
      <CardBoundary>
        <PartsCard parts={parts} />
      </CardBoundary>
    </div>
  );
}
