import type { ReactNode } from 'react';
import { CardBoundary } from '../../../shared/failures/card-boundary.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { StandingSkeleton } from '../dashboard/standing-skeleton.tsx';
import { useHistory } from '../scores/use-history.ts';
import { ChangeTable } from './change-table.tsx';
import { chosenSlots, type Slot, slotsOf } from './comparison.ts';
import { ComparisonRadar } from './comparison-radar.tsx';
import { GainAndFall } from './gain-and-fall.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { TooEarly } from './too-early.tsx';

type WishedSlots = readonly [Slot | null, Slot | null];

interface ComparisonScreenProps {
  wished: WishedSlots;
  onWish: (wished: WishedSlots) => void;
  /** How to read the comparison. */
  film: ReactNode;
}

/** Two months side by side: what moved, and how far. */
export function ComparisonScreen({ wished, onWish, film }: ComparisonScreenProps) {
  const { data, reads } = useHistory();
  if (!data) {
    return (
      <QueryState reads={reads} skeleton={<StandingSkeleton />}>
        {null}
      </QueryState>
    );
  }
  const slots = slotsOf(data);
  const { before, after } = chosenSlots(slots, wished);
  if (before === null || after === null || slots.length < 2)
    return <TooEarly count={slots.length} />;
  const sides = { history: data, before, after };
  return (
    <div className="grid gap-5">
      <SlotChoice
        slots={slots}
        before={before}
        after={after}
        onChoose={(change) => onWish([change.before ?? before, change.after ?? after])}
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <CardBoundary>
          <ComparisonRadar {...sides} />
        </CardBoundary>
        <div className="grid content-start gap-5">
          <CardBoundary>
            <GainAndFall {...sides} />
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
