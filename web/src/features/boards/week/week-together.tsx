import type { GroupId } from '@stratum/contract/ids';
import { isoWeekSpan } from '@stratum/contract/plain-days';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useSpanWords } from '../data/use-span-words.ts';
import { type Today, useToday } from '../data/use-today.ts';
import { useWeek } from './use-week.ts';

/** The one bar that the members fill each week; nothing where nobody shares. */
export function WeekTogether({ groupId }: { groupId: GroupId }) {
  const { data } = useToday(groupId);
  return data && data.items.length > 0 && data.week.of > 0 ? <Week today={data} /> : null;
}

function Week({ today }: { today: Today }) {
  const { t } = useTranslation('features/boards');
  const format = useFormat();
  const spanWords = useSpanWords();
  const { total, full, missing, openToday } = useWeek(today);
  const { days, from } = today.week;
  return (
    <section aria-labelledby="week-together" className="border-t border-line pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="week-together" className="text-ui font-semibold">
          {t('week.together')}
        </h2>
        <p className="text-label text-ink-2">{spanWords(isoWeekSpan(from))}</p>
      </div>
      <p className="flex items-baseline gap-2 pt-1">
        <span className="font-display text-count font-light tabular-nums">
          {format.number(total)}
        </span>
        <span className="text-label text-ink-2">{t('week.of', { full: format.number(full) })}</span>
      </p>
      <Bar days={days} full={full} />
      <p className="pt-2 text-label text-ink-2">
        {missing} {openToday}
      </p>
    </section>
  );
}

/** Seven pieces up to the line; today's is the darkest. What goes beyond it is full all the same. */
function Bar({ days, full }: { days: readonly number[]; full: number }) {
  const widest = Math.max(full, ...days.map((_, day) => sumTo(days, day)));
  const last = days.findLastIndex((points) => points > 0);
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-2 block h-2 w-full overflow-hidden rounded-full bg-track"
    >
      {days.map((points, day) => (
        <rect
          key={`${day}`}
          x={(sumTo(days, day - 1) / widest) * 100}
          width={Math.max(0, (points / widest) * 100 - 0.6)}
          height="4"
          className={day === last ? 'fill-accent' : 'fill-day-4'}
        />
      ))}
    </svg>
  );
}

function sumTo(days: readonly number[], day: number): number {
  return days.slice(0, day + 1).reduce((sum, points) => sum + points, 0);
}
