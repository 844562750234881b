import type { Span } from '@stratum/contract/plain-days';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { HeatCell } from './heat-cell.tsx';
import { isLived, type YearData } from './year-data.ts';
import type { YearGrid } from './year-grid.ts';

interface HeatDrawingProps {
  grid: YearGrid;
  data: YearData;
}

/** All days with the names of months and weekdays. */
export function HeatDrawing({ grid, data }: HeatDrawingProps) {
  const format = useFormat();
  return (
    <>
      {grid.months.map(({ month, x, y }) => (
        <text key={month} x={x} y={y} className="fill-current text-small">
          {format.monthShort(month)}
        </text>
      ))}
      {grid.weekdays.map(({ date, y }) => (
        <text key={date} x="0" y={y} dominantBaseline="central" className="fill-current text-small">
          {format.weekdayShort(date)}
        </text>
      ))}
      {grid.days.map(({ date, x, y }) => (
        <HeatCell
          key={date}
          x={x}
          y={y}
          size={grid.cell}
          points={isLived(data, date) ? (data.days.get(date)?.points ?? 0) : null}
          isFrozen={data.frozen.has(date)}
        />
      ))}
    </>
  );
}

/** The frame around the chosen day, apart from its cell by a rim of the card. */
export function ChosenFrame({ grid, chosen }: { grid: YearGrid; chosen: string }) {
  const place = grid.days.find(({ date }) => date === chosen);
  if (!place) return null;
  const frame = (beyond: number) => ({
    x: place.x - beyond,
    y: place.y - beyond,
    width: grid.cell + 2 * beyond,
    height: grid.cell + 2 * beyond,
    rx: grid.cell * 0.22 + beyond,
  });
  return (
    <g fill="none" strokeWidth="2">
      <rect {...frame(1)} className="stroke-surface" />
      <rect {...frame(2.5)} className="stroke-ink" />
    </g>
  );
}

/** A bracket below the columns of the weeks that are shown in full. */
export function OpenedBelow({ grid, opened }: { grid: YearGrid; opened: Span }) {
  const { t } = useTranslation('features/daily-wins');
  const within = grid.days.filter(({ date }) => date >= opened.from && date <= opened.to);
  const [first, last] = [within[0], within.at(-1)];
  if (!first || !last) return null;
  const [left, right, y] = [first.x, last.x + grid.cell, grid.height + 4];
  const isLabelBefore = left > grid.width / 2;
  return (
    <g className="fill-current">
      <path
        d={`M${left} ${y}v6H${right}v-6`}
        fill="none"
        strokeWidth="1.25"
        className="stroke-ink-2"
      />
      <text
        x={isLabelBefore ? left - 10 : right + 10}
        y={y + 6}
        textAnchor={isLabelBefore ? 'end' : 'start'}
        className="text-small"
      >
        {t('year.opened_below')}
      </text>
    </g>
  );
}
