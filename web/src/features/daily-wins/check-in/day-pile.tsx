interface DayPileProps {
  /** 0 to 5. */
  points: number;
  /** Skipped, paused, or a day of rest: a dotted line where nothing was won. */
  isFrozen?: boolean;
}

const layers = [1, 2, 3, 4, 5] as const;
const width = 30;

/** A day as a pile of layers, one for each win, with a sun over all five. */
export function DayPile({ points, isFrozen = false }: DayPileProps) {
  return (
    <svg viewBox="0 0 30 36" aria-hidden="true" className="block h-9 w-7.5">
      {points === layers.length && <circle cx="15" cy="4" r="2.5" className="fill-sun" />}
      {isFrozen && points === 0 ? (
        <path
          d="M7 34h16"
          strokeWidth="2"
          strokeDasharray="0 4"
          strokeLinecap="round"
          className="stroke-ink-2"
        />
      ) : (
        layers.map((layer) => {
          const narrower = (layer - 1) * 4.8;
          return (
            <rect
              key={layer}
              x={narrower / 2}
              y={38 - layer * 6}
              width={width - narrower}
              height="4"
              rx="2"
              className={
                layer <= points
                  ? 'fill-win-5'
                  : 'fill-win-0 forced-colors:fill-transparent forced-colors:stroke-ink'
              }
            />
          );
        })
      )}
    </svg>
  );
}
