import type { LevelText } from '@stratum/contract/model';
import { levelColour } from '../../../shared/charts/levels.ts';

const layer = { widest: 240, narrower: 20.5, height: 16 };

/** The nine levels by name, the first at the ground. */
export function LevelLadder({ levels }: { levels: readonly LevelText[] }) {
  return (
    <ol
      reversed
      className="grid grid-cols-[auto_minmax(0,12rem)_auto] items-center justify-start gap-x-4 gap-y-1.5 md:self-center"
    >
      {levels.toReversed().map(({ level, name }) => (
        <li key={level} className="col-span-3 grid grid-cols-subgrid items-center text-label">
          <span className="text-right font-semibold" style={{ color: levelColour(level) }}>
            {level}
          </span>
          <svg viewBox={`0 0 ${layer.widest} ${layer.height}`} aria-hidden="true">
            <rect
              x={((level - 1) * layer.narrower) / 2}
              width={layer.widest - (level - 1) * layer.narrower}
              height={layer.height}
              rx="3"
              fill={levelColour(level)}
            />
          </svg>
          <span className="text-ink-2">{name}</span>
        </li>
      ))}
    </ol>
  );
}
