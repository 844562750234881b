import type { LevelText } from '@stratum/contract/assessments';
import { levelColour } from '../../../shared/charts/levels.ts';

const layer = { widest: 240, narrower: 20.5, height: 16 };

/** The nine levels by name, the first at the ground. */
export function LevelLadder({ levels }: { levels: readonly LevelText[] }) {
  return (
    <ol className="flex flex-col-reverse gap-1.5 md:self-center">
      {levels.map(({ level, name }) => (
        <li key={level} className="flex items-center gap-4 text-label">
          <span className="w-3 text-right font-semibold" style={{ color: levelColour(level) }}>
            {level}
          </span>
          <svg
            viewBox={`0 0 ${layer.widest} ${layer.height}`}
            className="h-4 w-48 flex-none"
            aria-hidden="true"
          >
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
