import { habits } from '@stratum/contract/habits';

interface HeatCellProps {
  x: number;
  y: number;
  size: number;
  /** Null for a day before the first one, and for one to come. */
  points: number | null;
  isFrozen?: boolean;
}

/** A day: darker the more was won; never by tone alone, full days carry a point, skips a stroke. */
export function HeatCell({ x, y, size, points, isFrozen = false }: HeatCellProps) {
  const [middleX, middleY] = [x + size / 2, y + size / 2];
  if (points === null) return <circle cx={middleX} cy={middleY} r="1" className="fill-outline" />;
  if (isFrozen && points === 0) {
    const reach = size * 0.3;
    return (
      <path
        d={`M${middleX - reach} ${middleY + reach}L${middleX + reach} ${middleY - reach}`}
        strokeWidth="1.5"
        className="stroke-ink-2"
      />
    );
  }
  return (
    <>
      <rect
        x={x}
        y={y}
        width={size}
        height={size}
        rx={size * 0.22}
        style={{ fill: `var(--color-win-${points})` }}
      />
      {points === habits.length && (
        <circle cx={middleX} cy={middleY} r={size * 0.13} className="fill-win-point" />
      )}
    </>
  );
}
