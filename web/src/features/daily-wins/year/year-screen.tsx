import { useTranslation } from 'react-i18next';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { CardsSkeleton, Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { Overview } from '../check-in/use-chosen-day.ts';
import { useOverview } from '../use-overview.ts';
import { ChosenDay } from './chosen-day.tsx';
import { FourWeeks } from './four-weeks.tsx';
import { useYear } from './use-year.ts';
import { YearCard } from './year-card.tsx';

/** A year of daily wins: consistency, every day, a chosen one, and the weeks around it. */
export default function WinYear() {
  const { t } = useTranslation('features/daily-wins');
  const { read, overview, figuresOf } = useOverview();
  return (
    <QueryState reads={[read]} name={t('year.title')} skeleton={<CardsSkeleton />}>
      {overview && <Year overview={overview} figuresOf={figuresOf} />}
    </QueryState>
  );
}

interface YearProps {
  overview: Overview;
  /** The day that the figures are of; null for today. */
  figuresOf: string | null;
}

function Year({ overview, figuresOf }: YearProps) {
  const shown = useYear(overview, figuresOf);
  const { reads, data, chosen, choose } = shown;
  const today = overview.today.date;
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <YearCard overview={overview} figuresOf={figuresOf} shown={shown} />
      {data ? (
        <>
          <ChosenDay
            today={today}
            chosen={chosen}
            data={data}
            rules={overview.rules}
            onChoose={choose}
          />
          <FourWeeks today={today} chosen={chosen} data={data} onChoose={choose} />
        </>
      ) : (
        !reads.some(({ isError }) => isError) && (
          // What follows stands below the screen already: nothing moves when the year comes.
          <>
            <Skeleton className="h-48 rounded-card md:h-125" />
            <Skeleton className="h-150 rounded-card md:col-span-2 md:h-125" />
          </>
        )
      )}
    </div>
  );
}
