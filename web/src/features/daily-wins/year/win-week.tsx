import { habits } from '@stratum/contract/habits';
import type { WinDay } from '@stratum/contract/wins';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { DayItem } from '../check-in/day-item.tsx';
import { DayPile } from '../check-in/day-pile.tsx';
import { isFillable } from '../win-day.ts';
import { isLived, type YearData } from './year-data.ts';

interface WinWeekProps {
  week: {
    readonly isoWeek: string;
    readonly from: string;
    readonly to: string;
    readonly days: readonly WinDay[];
  };
  today: string;
  chosen: string;
  data: YearData;
  onChoose: (date: string) => void;
}

/** The week, its seven days, its sum; on a telephone the days stand below. */
export const weekColumns = 'grid grid-cols-7 items-center md:grid-cols-[10rem_repeat(7,1fr)_4rem]';

/** An ISO week: its dates, a pile for each day, and the sum of its wins. */
export function WinWeek({ week, today, chosen, data, onChoose }: WinWeekProps) {
  const { t } = useTranslation('features/daily-wins');
  const format = useFormat();
  const { isoWeek, from, to, days } = week;
  const name = t('year.week_number', { number: Number(isoWeek.slice(-2)) });
  // Of the days as they are shown: a tap changes them before the server has answered.
  const points = days.reduce((sum, day) => sum + day.points, 0);
  const most = data.weeks.get(isoWeek)?.of ?? 0;
  const isUnderWay = from <= today && today <= to;
  return (
    <li className={`border-t border-line py-3 ${weekColumns}`}>
      <div className="max-md:col-span-5">
        <Heading level={3} size="label" className="text-ink">
          {name}
        </Heading>
        <Text size="small" tone="quiet">
          {t('year.span', { from: format.dayShort(from), to: format.dayShort(to) })}
        </Text>
      </div>
      <ol
        aria-label={name}
        className="col-span-7 grid grid-cols-subgrid max-md:order-last max-md:mt-2"
      >
        {days.map((day) => (
          <WeekDay
            key={day.date}
            day={day}
            today={today}
            isChosen={day.date === chosen}
            data={data}
            onOpen={isFillable(day.date, today) ? () => onChoose(day.date) : undefined}
          />
        ))}
      </ol>
      <p className="text-right text-small text-ink-2 max-md:col-span-2">
        <Text as="span" size="numeral" className="block text-ink">
          {format.number(points)}
        </Text>
        <span className="sr-only">{t('year.wins')} </span>
        {isUnderWay && t('year.so_far')}
        {!isUnderWay && most > 0 && t('year.of', { of: format.number(most) })}
      </p>
    </li>
  );
}

interface WeekDayProps {
  day: WinDay;
  today: string;
  isChosen: boolean;
  data: YearData;
  /** Absent for a day that cannot be filled in. */
  onOpen: (() => void) | undefined;
}

function WeekDay({ day, today, isChosen, data, onOpen }: WeekDayProps) {
  const { t } = useTranslation('features/daily-wins');
  const format = useFormat();
  const weekday = format.weekday(day.date);
  const points = t('count', { points: day.points, of: habits.length });
  const isShown = isLived(data, day.date) || day.points > 0;
  const reason = isShown ? data.frozen.get(day.date) : undefined;
  const label = reason
    ? t('week_day_frozen', { weekday, points, reason: t(`reason.${reason}`) })
    : t('week_day', { weekday, points });
  const look = `mx-auto grid w-full max-w-14 place-items-center rounded-md py-1.5 ${day.date === today ? 'bg-track' : ''} ${isChosen ? 'outline-2 -outline-offset-2 outline-ink' : ''}`;
  return (
    <DayItem isToday={day.date === today} isChosen={isChosen} onOpen={onOpen} className={look}>
      <span className={isShown ? '' : 'opacity-50'}>
        <DayPile points={day.points} isFrozen={reason !== undefined} />
      </span>
      <span className="sr-only">{label}</span>
    </DayItem>
  );
}
