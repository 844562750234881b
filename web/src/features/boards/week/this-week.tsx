import { daysBetween } from '@stratum/contract/plain-days';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import type { Today } from '../data/use-today.ts';
import { Layers } from './layers.tsx';
import { useWeek } from './use-week.ts';

/** The week that the members are filling, as large as it is. */
export function ThisWeek({ today }: { today: Today }) {
  const { t } = useTranslation('features/boards');
  const format = useFormat();
  const { total, full, open, missing } = useWeek(today);
  const { days, from, to, own } = today.week;
  const parts = daysBetween(from, to).map((day, place) => ({
    name: format.weekdayShort(day),
    points: days[place] ?? 0,
  }));
  return (
    <div>
      <p className="flex flex-wrap items-end gap-x-3 pb-5">
        <span className="font-display text-figure font-light tabular-nums">
          {format.number(total)}
        </span>
        <span className="pb-1.5 text-ui">
          <span className="block text-ink-2">{t('week.wins', { count: total })}</span>
          <span className="font-semibold">{missing}</span>
        </span>
      </p>
      <Layers parts={parts} full={full} current={days.findLastIndex((points) => points > 0)} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <p className="text-ui">
          {own !== null && (
            <span className="block font-semibold">{t('week.own', { count: own })}</span>
          )}
          <span className="text-ink-2">
            {open > 0 ? t('week.open', { count: open }) : t('week.none_open')}
          </span>
        </p>
        <ButtonLink to="/dashboard#check-in" tone="ghost" size="small">
          {t('week.today')}
        </ButtonLink>
      </div>
      <p className="pt-4 text-small text-ink-2">
        {t('week.explained', { full: format.number(full) })}
      </p>
    </div>
  );
}
