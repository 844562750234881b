import { habits } from '@stratum/contract/habits';
import { useTranslation } from 'react-i18next';
import { HeatCell } from './heat-cell.tsx';

const pitch = 19;
const size = 16;

/** What the cells of the year mean. */
export function YearLegend() {
  const { t } = useTranslation('features/daily-wins');
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2 text-small text-ink-2">
      <span className="flex items-center gap-2">
        {t('year.none')}
        <LegendCells points={[0, ...habits.map((_, index) => index + 1)]} />
        {t('year.all')}
      </span>
      <span className="flex items-center gap-2">
        <LegendCells points={[0]} isFrozen />
        {t('year.frozen')}
      </span>
    </p>
  );
}

function LegendCells({
  points,
  isFrozen = false,
}: {
  points: readonly number[];
  isFrozen?: boolean;
}) {
  const width = points.length * pitch;
  return (
    <svg viewBox={`0 0 ${width} ${size}`} width={width} height={size} aria-hidden="true">
      {points.map((of, index) => (
        <HeatCell key={of} x={index * pitch} y={0} size={size} points={of} isFrozen={isFrozen} />
      ))}
    </svg>
  );
}
