import { rockColour } from '../../../shared/charts/levels.ts';
import { height, layerCount, layerPath, ledges, type Point, width } from './hillside-geometry.ts';

export interface Ledge {
  readonly key: string;
  /** How much of the goal's time has passed by then, 0 to 1. */
  readonly share: number;
  /** Its day, shown where there is room. */
  readonly day: string;
  /** Filled: being edited, or reached. */
  readonly isMarked: boolean;
}

interface HillsideProps {
  ledges: readonly Ledge[];
  /** Numbers at foot and summit; null for a goal that leads from no level to another. */
  levels: { readonly from: number; readonly to: number } | null;
  /** The picture in words. */
  label: string;
  className?: string;
}

/** Units between two days that can be read. */
const room = 56;
const usualLevel = 4;

/** A goal's plan as a way up: one ledge for each milestone, where its day lies between start and end. */
export function Hillside({ ledges: planned, levels, label, className = '' }: HillsideProps) {
  const points = ledges(planned.map(({ share }) => share));
  const [start, ...steps] = points;
  const top = steps.at(-1);
  const level = levels?.to ?? usualLevel;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={`block w-full ${className}`}
    >
      {Array.from({ length: layerCount }, (_, layer) => Math.max(1, level - layer)).map(
        (rock, layer) => (
          <path
            // Layers stay in their order.
            key={layer}
            d={layerPath(points, layer)}
            fill={rockColour(rock)}
            stroke={`var(--color-edge-${rock})`}
            strokeWidth="1"
            className="transition-[d] duration-(--motion-2)"
          />
        ),
      )}
      {start && <Stake point={start} numeral={levels?.from} />}
      {steps.slice(0, -1).map((point, index) => (
        <LedgeMark
          key={planned[index]?.key}
          point={point}
          ledge={planned[index]}
          isFree={hasRoom(points, index)}
        />
      ))}
      {top && <Stake point={top} numeral={levels?.to} isMarked={planned.at(-1)?.isMarked} />}
    </svg>
  );
}

/** Whether a ledge's day can stand beside its neighbours'. */
function hasRoom(points: readonly Point[], index: number): boolean {
  const [before, here, after] = points.slice(index, index + 3);
  if (!before || !here || !after) return false;
  return here.x - before.x >= room && after.x - here.x >= room / 2;
}

function LedgeMark({
  point,
  ledge,
  isFree,
}: {
  point: Point;
  ledge: Ledge | undefined;
  isFree: boolean;
}) {
  return (
    <g>
      <Dot point={point} isMarked={ledge?.isMarked} />
      {isFree && (
        <text
          x={point.x}
          y={point.y - 14}
          textAnchor="middle"
          className={`fill-ink text-small ${ledge?.isMarked ? 'font-semibold' : 'font-medium'}`}
        >
          {ledge?.day}
        </text>
      )}
    </g>
  );
}

/** Foot or summit, with the level that is stood on there. */
function Stake(props: {
  point: Point;
  numeral: number | undefined;
  isMarked?: boolean | undefined;
}) {
  const { point, numeral, isMarked } = props;
  return (
    <g>
      {numeral !== undefined && (
        <>
          <path d={`M${point.x} ${point.y - 27}V${point.y}`} className="stroke-ink" />
          <text
            x={point.x}
            y={point.y - 34}
            textAnchor="middle"
            className="fill-ink font-display text-numeral font-light"
          >
            {numeral}
          </text>
        </>
      )}
      <Dot point={point} isMarked={isMarked} />
    </g>
  );
}

function Dot({
  point: { x, y },
  isMarked = false,
}: {
  point: Point;
  isMarked?: boolean | undefined;
}) {
  return (
    <circle
      cx={x}
      cy={y}
      r="5"
      strokeWidth="2"
      className={`stroke-ink ${isMarked ? 'fill-ink' : 'fill-page'}`}
    />
  );
}
