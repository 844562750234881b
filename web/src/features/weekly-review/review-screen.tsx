import { weeklyReviewEndpoints } from '@stratum/contract/endpoints/weekly-review';
import type { WeeklyReview } from '@stratum/contract/weekly-review';
import { useEffect, useState } from 'react';
import { useRouteMutation } from '../../shared/api/queries.ts';
import type { ModelNames } from '../results/index.ts';
import { FocusCard } from './focus/focus-card.tsx';
import { LevelsCard } from './levels-card.tsx';
import { ReviewHead } from './review-head.tsx';
import { ReviewedGoals } from './reviewed-goals.tsx';
import { WeeksCard } from './weeks/weeks-card.tsx';
import { WinsCard } from './wins-card.tsx';

interface ReviewScreenProps {
  review: WeeklyReview;
  categories: ModelNames['categories'];
}

/** A week that is looked back at: planned and done, the one thing for the next, and what it was made of. */
export function ReviewScreen({ review, categories }: ReviewScreenProps) {
  useNoteRead(review);
  // Beside the rest where there is room, and last where not.
  const [isWide] = useState(() => window.matchMedia('(min-width: 56.25rem)').matches);
  const { goals, levels } = review;
  const weeks = <WeeksCard review={review} />;
  return (
    <div className="wrap grid gap-5 py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,27.5rem)] md:grid-rows-[auto_1fr] md:items-start md:py-10">
      <ReviewHead review={review} />
      <div className="grid gap-5 md:col-start-2 md:row-span-2 md:row-start-1">
        <FocusCard review={review} categories={categories} />
        {isWide && weeks}
      </div>
      <div className="grid gap-5 md:col-start-1">
        {goals.length > 0 && <ReviewedGoals review={review} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <WinsCard review={review} />
          {levels.length > 0 && <LevelsCard levels={levels} categories={categories} />}
        </div>
      </div>
      {!isWide && weeks}
    </div>
  );
}

/** A review that is over and shown has been looked at: it no longer waits on the dashboard. */
function useNoteRead({ week, isOver }: WeeklyReview): void {
  const { mutate } = useRouteMutation(weeklyReviewEndpoints.putWeeklyReviewRead);
  useEffect(() => {
    if (isOver) mutate({ body: { week } });
  }, [mutate, week, isOver]);
}
