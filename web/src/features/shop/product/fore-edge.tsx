import { levelNumbers, rockColour } from '../../../shared/charts/levels.ts';

const width = 496;
const band = 44;
const height = band * levelNumbers.length;
const step = 16;
const linesInBand = 5;

/** The upper edge of a band, or a page within it: rock that was pressed, not ruled. */
function line(y: number, seed: number): string {
  const points: string[] = [];
  for (let x = 0; x <= width; x += step) {
    const wave = Math.sin(x / 85 + seed * 1.7) * 4 + Math.sin(x / 37 + seed * 3.1) * 1.6;
    points.push(`${x} ${(y + wave).toFixed(1)}`);
  }
  return points.join('L');
}

/** The printed edges of the pages, as decoration: each band stands beside its row. */
export function ForeEdge() {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="size-full"
    >
      {levelNumbers.toReversed().map((level, at) => {
        const top = at * band;
        return (
          <g key={level}>
            <path
              d={`M${line(at === 0 ? -10 : top, level)}V${height}H0Z`}
              fill={rockColour(level)}
              stroke={`var(--color-edge-${level})`}
              strokeWidth="1"
            />
            {Array.from({ length: linesInBand }, (_, page) => (
              <path
                key={page}
                d={`M${line(top + ((page + 0.7) * band) / (linesInBand + 0.4), level + page / 9)}`}
                fill="none"
                stroke={`var(--color-edge-${level})`}
                strokeOpacity=".45"
                strokeWidth="1"
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
