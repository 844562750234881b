import { habits } from '@stratum/contract/habits';
import type { FrozenDay, WinDay } from '@stratum/contract/wins';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../../shared/ui/icons.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { DayItem } from './day-item.tsx';
import { DayPile } from './day-pile.tsx';
import type { ChosenDay } from './use-chosen-day.ts';

interface WeekProps {
  chosen: ChosenDay;
  today: string;
  isOpenable: (date: string) => boolean;
}

/** Sunday to Saturday as piles; a day that can be filled in opens above. */
export function Week({ chosen, today, isOpenable }: WeekProps) {
  const { t } = useTranslation('features/daily-wins');
  const { day, shownWeek, shownFrozen, weekReads, isLastWeek, showLastWeek, choose } = chosen;
  return (
    <div className="flex min-w-0 flex-1 items-center px-1 py-2 md:px-3 md:py-3">
      <IconButton
        label={isLastWeek ? t('this_week') : t('last_week')}
        onPress={() => showLastWeek(!isLastWeek)}
        className="max-md:size-9"
      >
        {isLastWeek ? <ArrowRightIcon /> : <ArrowLeftIcon />}
      </IconButton>
      <QueryState
        reads={weekReads}
        name={t('last_week')}
        skeleton={<Skeleton className="h-17" />}
        className="min-w-0 flex-1 md:max-w-140"
      >
        <ol
          aria-label={isLastWeek ? t('last_week') : t('this_week')}
          className="grid min-w-0 flex-1 grid-cols-7 md:max-w-140"
        >
          {shownWeek?.days.map((each) => (
            <WeekDay
              key={each.date}
              day={each}
              today={today}
              frozenBy={shownFrozen.find(({ date }) => date === each.date)?.reason ?? each.skipped}
              isChosen={each.date === day.date}
              onOpen={isOpenable(each.date) ? () => choose(each.date) : undefined}
            />
          ))}
        </ol>
      </QueryState>
    </div>
  );
}

interface WeekDayProps {
  day: WinDay;
  today: string;
  frozenBy: FrozenDay['reason'] | null;
  isChosen: boolean;
  /** Absent for a day that cannot be filled in. */
  onOpen: (() => void) | undefined;
}

/** A contrast theme paints no ground, but lets the outline show. */
const chosenLook = 'bg-track font-semibold outline-2 -outline-offset-2 outline-transparent';

function WeekDay({ day, today, frozenBy, isChosen, onOpen }: WeekDayProps) {
  const { t } = useTranslation('features/daily-wins');
  const format = useFormat();
  const weekday = format.weekday(day.date);
  const points = t('count', { points: day.points, of: habits.length });
  const label = frozenBy
    ? t('week_day_frozen', { weekday, points, reason: t(`reason.${frozenBy}`) })
    : t('week_day', { weekday, points });
  const look = `flex w-full flex-col items-center gap-1 rounded-md py-1.5 text-small ${isChosen ? chosenLook : ''}`;
  return (
    <DayItem isToday={day.date === today} isChosen={isChosen} onOpen={onOpen} className={look}>
      <span className={day.date > today ? 'opacity-50' : ''}>
        <DayPile points={day.points} isFrozen={frozenBy !== null} />
      </span>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">{format.weekdayShort(day.date)}</span>
    </DayItem>
  );
}
