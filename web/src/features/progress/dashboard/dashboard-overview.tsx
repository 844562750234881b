import { CardBoundary } from '../../../shared/failures/card-boundary.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { CardsSkeleton } from '../../../shared/ui/skeleton.tsx';
import { categoryProgress } from '../../assessments/index.ts';
import { LevelCard } from './level-card.tsx';
import { type BelowLine, LineCard } from './line-card.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { namedParts } from './part-names.ts';
import { PartsCard } from './parts-card.tsx';
import { recommend } from './recommendation.ts';
import { useOverallLevel } from './use-overall-level.ts';

interface DashboardOverviewProps {
  now: Date;
  BelowLine: BelowLine;
}

/** The overall level, how it moved, and the one thing to do next. */
export function DashboardOverview({ now, BelowLine }: DashboardOverviewProps) {
  const { data, reads } = useOverallLevel();
  if (!data) {
    return (
      <QueryState reads={reads} skeleton={<CardsSkeleton />}>
        {null}
      </QueryState>
    );
  }
  const { status, model, traits, overall, stations } = data;
  if (!overall) return null;
  // What a newcomer is to take next, the road says.
  const progress = stations ? [] : categoryProgress(status);
  const recommendation = recommend(progress, overall.traits, now);
  const parts = namedParts(overall.parts, model, traits);
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-3">
      <div className="md:col-span-2">
        <CardBoundary>
          <LevelCard overall={overall} parts={parts} model={model} />
        </CardBoundary>
      </div>
      <CardBoundary>
        <NextStepCard recommendation={recommendation} model={model} traits={traits} />
      </CardBoundary>
      <div className="md:col-span-2">
        <CardBoundary>
          <LineCard line={overall.line} BelowLine={BelowLine} />
        </CardBoundary>
      </div>
      <CardBoundary>
        <PartsCard parts={parts} />
      </CardBoundary>
    </div>
  );
}
