import { habits } from '@stratum/contract/habits';
import type { WeeklyReview } from '@stratum/contract/weekly-review';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Text } from '../../shared/ui/text.tsx';

const mostOfDay = habits.length;

/** The wins of the seven days, as piles, against the week before. */
export function WinsCard({ review: { wins } }: { review: WeeklyReview }) {
  const { t } = useTranslation('features/weekly-review');
  const format = useFormat();
  const { points, before, days } = wins;
  const possible = mostOfDay * days.length;
  return (
    <Card title={t('wins.title')}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Text as="span" size="level" className="tabular-nums">
          {points}
        </Text>
        <span className="text-ui text-ink-2">{t('wins.of', { possible, before })}</span>
      </p>
      <ol className="mt-auto grid pt-6 grid-cols-7 gap-2">
        {days.map((day) => (
          <li key={day.date} className="text-center text-small text-ink-2">
            <span className="sr-only">
              {t('wins.day', {
                day: format.calendarDay(day.date),
                points: day.points,
                possible: mostOfDay,
              })}
            </span>
            <DayPile points={day.points} />
            <span aria-hidden="true">{format.weekdayShort(day.date).charAt(0).toUpperCase()}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function DayPile({ points }: { points: number }) {
  return (
    <span aria-hidden="true" className="mb-2 flex flex-col-reverse gap-0.5">
      {habits.map((habit, index) => (
        <span
          key={habit}
          className={`h-3 rounded-xs ${index < points ? 'bg-win-4' : 'bg-win-0'}`}
        />
      ))}
    </span>
  );
}
