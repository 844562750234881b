import { fullWeek } from '@stratum/contract/board-words';
import { daysBetween, isoWeekSpan } from '@stratum/contract/plain-days';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Layers } from '../week/layers.tsx';
import type { Board } from './use-board.ts';

/** What all who share won together in a period that is over. */
export function TeamThen({ board }: { board: Board }) {
  const { t } = useTranslation('features/boards');
  const format = useFormat();
  const total = board.items.reduce((sum, { points }) => sum + points.value, 0);
  const of = board.items.reduce((sum, row) => sum + row.of, 0);
  const full = fullWeek(of);
  const days = daysBetween(board.from, board.to).map((day, place) => ({
    day,
    points: board.items.reduce((sum, row) => sum + (row.days[place] ?? 0), 0),
  }));
  const isWeek = days.length === 7;
  const parts = isWeek
    ? days.map(({ day, points }) => ({ name: format.weekdayShort(day), points }))
    : byWeek(days).map(({ from, points }) => ({ name: format.dayShort(from), points }));
  return (
    <div>
      <p className="flex flex-wrap items-end gap-x-3 pb-5">
        <span className="font-display text-figure font-light tabular-nums">
          {format.number(total)}
        </span>
        <span className="pb-1.5 text-ui">
          <span className="block text-ink-2">{t('week.wins', { count: total })}</span>
          <span className="font-semibold">
            {total >= full ? t('week.was_full') : t('week.was_missing', { count: full - total })}
          </span>
        </span>
      </p>
      <Layers parts={parts} full={full} />
      <p className="pt-4 text-small text-ink-2">
        {t('week.explained_then', { full: format.number(full), of: format.number(of) })}
      </p>
    </div>
  );
}

/** Sums of the weeks of a month, the first and the last of which it may cut. */
function byWeek(days: readonly { readonly day: string; readonly points: number }[]) {
  const weeks = Map.groupBy(days, ({ day }) => isoWeekSpan(day).from);
  return [...weeks.values()].map((each) => ({
    from: each[0]?.day ?? '',
    points: each.reduce((sum, { points }) => sum + points, 0),
  }));
}
