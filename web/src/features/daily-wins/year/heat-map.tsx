import { habits } from '@stratum/contract/habits';
import { dayNumber, type Span } from '@stratum/contract/plain-days';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useElementWidth } from '../../../shared/ui/use-element-width.ts';
import { ChosenFrame, HeatDrawing, OpenedBelow } from './heat-drawing.tsx';
import { movedDay } from './moved-day.ts';
import type { YearData } from './year-data.ts';
import { nearestDay, yearGrid } from './year-grid.ts';

interface HeatMapProps {
  data: YearData;
  chosen: string;
  /** The weeks that are shown in full. */
  opened: Span;
  onChoose: (date: string) => void;
}

const usualWidth = 1_110;
const roomBelow = 16;

/** The year as cells. One tab stop, whose value is the chosen day. */
export function HeatMap({ data, chosen, opened, onChoose }: HeatMapProps) {
  const { t } = useTranslation('features/daily-wins');
  const [observe, width] = useElementWidth(usualWidth);
  const spoken = useSpokenDay(data, chosen);
  const { year, last } = data;
  const newYear = `${year}-01-01`;
  const grid = yearGrid(year, width);
  const height = grid.isOneBand ? grid.height + roomBelow : grid.height;
  const onKeyDown = (event: KeyboardEvent) => {
    const date = movedDay(chosen, event.key);
    if (date === undefined) return;
    event.preventDefault();
    if (date >= newYear) onChoose(date > last ? last : date);
  };
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const date = nearestDay(grid, clientX - left, clientY - top);
    if (date !== undefined && date <= last) onChoose(date);
  };
  return (
    <div ref={observe}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('year.map', { year })}
        aria-valuemin={dayNumber(newYear)}
        aria-valuemax={dayNumber(last)}
        aria-valuenow={dayNumber(chosen)}
        aria-valuetext={spoken}
        onKeyDown={onKeyDown}
        onClick={onClick}
        className="focus-ring w-fit max-w-full cursor-pointer rounded-sm"
      >
        <svg
          viewBox={`0 0 ${grid.width} ${height}`}
          width={grid.width}
          height={height}
          aria-hidden="true"
          className="block max-w-full overflow-visible text-ink-2"
        >
          <HeatDrawing grid={grid} data={data} />
          <ChosenFrame grid={grid} chosen={chosen} />
          {grid.isOneBand && <OpenedBelow grid={grid} opened={opened} />}
        </svg>
      </div>
    </div>
  );
}

/** `Thursday 19 November, 4 of 5`. */
function useSpokenDay({ days, frozen }: YearData, date: string): string {
  const { t } = useTranslation('features/daily-wins');
  const format = useFormat();
  const weekday = format.calendarDay(date);
  const points = t('count', { points: days.get(date)?.points ?? 0, of: habits.length });
  const reason = frozen.get(date);
  return reason
    ? t('week_day_frozen', { weekday, points, reason: t(`reason.${reason}`) })
    : t('week_day', { weekday, points });
}
