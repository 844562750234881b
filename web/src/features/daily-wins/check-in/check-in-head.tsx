import { habits } from '@stratum/contract/habits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../shared/i18n/day-of.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { TextButton } from '../../../shared/ui/link.tsx';
import { fillableUntil } from '../win-day.ts';
import { Landscape } from './landscape.tsx';
import type { ChosenDay, Overview } from './use-chosen-day.ts';

interface CheckInHeadProps {
  headingId: string;
  overview: Overview;
  chosen: ChosenDay;
  menu: ReactNode;
}

/** How many of the five, over the ground they make. */
export function CheckInHead({ headingId, overview, chosen, menu }: CheckInHeadProps) {
  const { t } = useTranslation('features/daily-wins');
  const { day, isToday, choose } = chosen;
  const isFull = day.points === habits.length;
  // More than a word or two stands above the ground on a telephone.
  const isLong = !isToday || day.skipped !== null || overview.pausedUntil !== null;
  return (
    <header
      className={`relative min-h-19.5 px-4 pt-2.5 md:min-h-36 md:px-6 md:pt-4 ${isLong ? 'max-md:pb-16' : ''}`}
    >
      <Landscape points={day.points} className="absolute inset-x-0 bottom-0 h-16 md:h-28" />
      <div className="relative flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 md:block">
          <h2
            id={headingId}
            className="font-display text-dialog font-light whitespace-nowrap md:text-count"
          >
            {isFull ? t('all_five') : t('count', { points: day.points, of: habits.length })}
          </h2>
          <p className="text-label text-ink-2 md:mt-2 md:max-w-[46ch]">
            <Situation overview={overview} chosen={chosen} />
          </p>
          {!isToday && (
            <TextButton className="relative text-label" onClick={() => choose(overview.today.date)}>
              {t('back_to_today')}
            </TextButton>
          )}
        </div>
        {menu}
      </div>
    </header>
  );
}

function Situation({
  overview,
  chosen: { day, isToday },
}: Omit<CheckInHeadProps, 'headingId' | 'menu'>) {
  const { t } = useTranslation('features/daily-wins');
  const format = useFormat();
  if (!isToday) {
    const values = {
      day: format.calendarDay(day.date),
      until: format.calendarDay(fillableUntil(day.date)),
    };
    if (day.skipped) {
      return t('past_skipped', { ...values, reason: t(`reason.${day.skipped}`) });
    }
    return t(day.filledLater ? 'past_filled' : 'past', values);
  }
  if (day.skipped) return t('skipped', { reason: t(`reason.${day.skipped}`) });
  if (overview.pausedUntil !== null) {
    return t('paused', { until: format.calendarDay(overview.pausedUntil) });
  }
  if (day.points === habits.length) {
    const { length: count } = overview.week.days.filter(({ points }) => points === habits.length);
    return (
      <ByWidth short={t('full_days_short', { times: count })} long={t('full_days', { count })} />
    );
  }
  const open = habits.filter((habit) => !day.wins[habit]).map((habit) => t(`habit.${habit}`));
  const stillOpen =
    day.points === 0 ? t('none_yet') : t('still_open', { habits: format.labels(open) });
  // After midnight, where the day begins later, and far from home: then “today” alone would mislead.
  if (day.date === dayOf(new Date())) return <ByWidth short={t('today')} long={stillOpen} />;
  const named = format.calendarDay(day.date);
  return <ByWidth short={named} long={`${named}. ${stillOpen}`} />;
}

/** A telephone has room for a word beside the count; readers hear the sentence on both. */
function ByWidth({ short, long }: { short: string; long: string }) {
  return (
    <>
      <span aria-hidden="true" className="md:hidden">
        {short}
      </span>
      <span className="max-md:sr-only">{long}</span>
    </>
  );
}
