import { addDays, daysBetween, isoWeekSpan } from '@stratum/contract/plain-days';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { isLived, type YearData } from './year-data.ts';

/** The year as a table of weeks: what the heat map says, in figures. */
export function YearTable({ data }: { data: YearData }) {
  const { t } = useTranslation('features/daily-wins');
  const format = useFormat();
  const weeks = [...data.weeks.values()].filter(({ to }) => to >= `${data.year}-01-01`);
  const { from, to } = isoWeekSpan(data.last);
  return (
    <table className="mt-4 w-full max-w-measure border-collapse text-left text-small">
      <caption className="sr-only">{t('year.map', { year: data.year })}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${line} font-semibold`}>
            {t('year.week')}
          </th>
          {daysBetween(from, to).map((date) => (
            <th key={date} scope="col" className={`${line} text-center font-normal text-ink-2`}>
              {format.weekdayShort(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.isoWeek}>
            <th scope="row" className={`${line} font-normal`}>
              <span className="inline-block min-w-7">{Number(week.isoWeek.slice(-2))}</span>{' '}
              <span className="text-ink-2 max-sm:block">{format.dayShort(week.from)}</span>
            </th>
            {daysBetween(week.from, addDays(week.from, 6)).map((date) => (
              <td key={date} className={`${line} text-center`}>
                {isLived(data, date) && <DayFigure data={data} date={date} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const line = 'border-b border-line py-1.5';

/** The wins of a day, or a stroke, which is said with its reason, where it is left out. */
function DayFigure({ data: { days, frozen }, date }: { data: YearData; date: string }) {
  const { t } = useTranslation('features/daily-wins');
  const points = days.get(date)?.points;
  const reason = frozen.get(date);
  if (points || !reason) return points;
  return (
    <>
      <span aria-hidden="true">/</span>
      <span className="sr-only">{t(`reason.${reason}`)}</span>
    </>
  );
}
