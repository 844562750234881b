import { useFormat } from '../i18n/use-format.ts';
import type { LineFrame } from './level-line-geometry.ts';

const leastRoom = 36;

/** Names of months under a line: as many as there is room for, the last one always. */
export function MonthScale({ frame, months }: { frame: LineFrame; months: readonly string[] }) {
  const format = useFormat();
  const every = Math.ceil(leastRoom / frame.columnWidth);
  return months.map(
    (month, index) =>
      (months.length - 1 - index) % every === 0 && (
        <text
          key={month}
          x={frame.x(index)}
          y={frame.baseline + 22}
          textAnchor="middle"
          aria-hidden="true"
          className="fill-ink-2 text-small"
        >
          {format.monthShort(month)}
        </text>
      ),
  );
}
