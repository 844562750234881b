import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useRested } from '../../../shared/ui/use-rested.ts';
import { useShownDay } from '../waiting-wins.ts';
import { fourWeeksTo, shownWeeks } from './shown-weeks.ts';
import { WinWeek, weekColumns } from './win-week.tsx';
import type { YearData } from './year-data.ts';

interface FourWeeksProps {
  today: string;
  chosen: string;
  data: YearData;
  onChoose: (date: string) => void;
}

/** ISO weeks as piles, the latest first. */
export function FourWeeks({ today, chosen, data, onChoose }: FourWeeksProps) {
  const { t } = useTranslation('features/daily-wins');
  const format = useFormat();
  const span = shownWeeks(chosen, today);
  const shown = useShownDay();
  const read = useRoute(
    dailyWinEndpoints.getWins,
    { query: { view: 'weeks', date: useRested(span.to) } },
    // The weeks before stay until those of another day have come.
    { placeholderData: keepPreviousData },
  );
  const list = read.data && 'weeks' in read.data ? read.data.weeks : [];
  const weeks = list.map((week) => ({ ...week, days: week.days.map(shown) }));
  return (
    <Card className="max-md:p-4 md:col-span-2">
      <div className={weekColumns}>
        <Heading level={2} size="label" className="max-md:col-span-full max-md:mb-2">
          {span.from === fourWeeksTo(today).from ? t('year.last_four_weeks') : t('year.four_weeks')}
        </Heading>
        {weeks[0]?.days.map(({ date }) => (
          <span key={date} aria-hidden="true" className="text-center text-small text-ink-2">
            {format.weekdayShort(date)}
          </span>
        ))}
        <span aria-hidden="true" className="text-right text-small text-ink-2 max-md:hidden">
          {t('year.wins')}
        </span>
      </div>
      <QueryState
        reads={[read]}
        name={t('year.last_four_weeks')}
        skeleton={<Skeleton className="h-80" />}
        className="mt-3"
      >
        <ol className="mt-3 grid flex-1 auto-rows-fr">
          {weeks.toReversed().map((week) => (
            <WinWeek
              key={week.isoWeek}
              week={week}
              today={today}
              chosen={chosen}
              data={data}
              onChoose={onChoose}
            />
          ))}
        </ol>
      </QueryState>
    </Card>
  );
}
