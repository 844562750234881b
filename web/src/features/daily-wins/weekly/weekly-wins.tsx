import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { ChartTable } from '../../../shared/charts/chart-table.tsx';
import { dayOf } from '../../../shared/i18n/day-of.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useHasDelayed } from '../waiting-wins.ts';
import { mostPoints, WeekBars, type WeekPoints } from './week-bars.tsx';
import { spanOfMonths } from './week-places.ts';

/** The wins of each week below a line over months; nothing where there are none. */
export function WeeklyWins({ months }: { months: readonly string[] }) {
  const { t } = useTranslation('features/daily-wins');
  const format = useFormat();
  const today = dayOf(new Date(useNow()));
  const weekly = useRoute(dailyWinEndpoints.getWeeklyWins, { query: spanOfMonths(months) });
  const hasDelayed = useHasDelayed();
  const weeks = weekly.data?.weeks ?? [];
  if (!weeks.some(({ points }) => points > 0)) return null;
  const current = weeks.find(({ from, to }) => from <= today && today <= to);
  const title = t('weekly.title');
  const inWords = ({ from, points, of }: WeekPoints) =>
    of === 0
      ? t('weekly.left_out', { day: format.day(from) })
      : t('weekly.week', { day: format.day(from), points: t('count', { points, of }) });
  return (
    <div className="mt-5">
      <WeekBars title={title} months={months} weeks={weeks} current={current} inWords={inWords} />
      <p className="mt-3 text-label text-ink-2">
        {t('weekly.scale', { most: mostPoints })}
        {current && (
          <>
            {' '}
            {t('weekly.so_far')} <strong className="text-ink">{current.points}</strong>
            {hasDelayed && ` ${t('waiting.not_counted')}`}
          </>
        )}
      </p>
      <ChartTable
        caption={title}
        summary={t('weekly.table')}
        columns={[t('weekly.since'), t('weekly.points'), t('weekly.of')]}
        rows={weeks.map(({ from, points, of }) => [format.day(from), String(points), String(of)])}
      />
    </div>
  );
}
