import { useTranslation } from 'react-i18next';
import type { Order } from './measures.ts';
import type { BoardRow } from './use-board.ts';

interface MarkProps {
  row: BoardRow;
  by: Order;
  /** The most points that anybody has. */
  most: number;
}

/** What a value is made of, below a name. */
export function Mark({ row, by, most }: MarkProps) {
  const { t } = useTranslation('features/boards/board');
  const { points, of, improved } = row;
  if (by === 'consistency')
    return (
      <span className="block text-small text-ink-2">{t('of', { points: points.value, of })}</span>
    );
  return by === 'points' ? (
    <Line from={0} to={points.value} most={most} />
  ) : (
    <Gain from={points.value - (improved?.value ?? 0)} to={points.value} most={most} />
  );
}

function Line({ from, to, most }: { from: number; to: number; most: number }) {
  return (
    <svg
      viewBox={`0 0 ${most} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1.5 block h-0.75 w-full max-w-40 overflow-hidden rounded-full bg-track"
    >
      <rect x={from} width={to - from} height="1" className="fill-accent" />
    </svg>
  );
}

/** From a ring to a dot: where somebody was, and where they are. */
function Gain({ from, to, most }: { from: number; to: number; most: number }) {
  const place = (value: number) => 4 + (value / most) * 152;
  return (
    <svg viewBox="0 0 160 8" aria-hidden="true" className="mt-1 block h-2 w-full max-w-40">
      <path d="M0 4H160" className="stroke-line" />
      <path d={`M${place(from)} 4H${place(to)}`} className="stroke-accent stroke-2" />
      <circle
        cx={place(from)}
        cy="4"
        r="3.25"
        className="fill-surface stroke-accent stroke-[1.5]"
      />
      <circle cx={place(to)} cy="4" r="3.75" className="fill-accent" />
    </svg>
  );
}
