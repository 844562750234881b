export const groundLayers = [1, 2, 3, 4, 5] as const;

/** The upper edge of a layer: low on the left, a hill on the right. Units of the drawing. */
export function groundEdge(layer: number): string {
  const [left, peak] = [100 - layer * 4.2, 100 - layer * 15.5];
  const end = peak + layer * 1.4;
  return `M0 ${left}C90 ${left - 1.5} 160 ${left + 1.5} 240 ${left - 1}S400 ${peak} 496 ${peak}S570 ${end} 600 ${end}`;
}

/** The day as ground: one layer for each win, dotted where one is open; a sun over a full day. */
export function Landscape({ points, className = '' }: { points: number; className?: string }) {
  const isFull = points === groundLayers.length;
  return (
    <div aria-hidden="true" className={`pointer-events-none overflow-hidden ${className}`}>
      <span
        data-risen={isFull}
        className="win-sun absolute right-[12%] size-8 rounded-full bg-sun md:size-11"
      />
      <svg viewBox="0 0 600 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
        {groundLayers.toReversed().map((layer) => (
          <path
            key={layer}
            d={layer <= points ? `${groundEdge(layer)}V101H0Z` : groundEdge(layer)}
            data-win={layer <= points}
            vectorEffect="non-scaling-stroke"
            className="win-layer"
            style={layer <= points ? { fill: `var(--color-ground-${layer})` } : undefined}
          />
        ))}
      </svg>
    </div>
  );
}
