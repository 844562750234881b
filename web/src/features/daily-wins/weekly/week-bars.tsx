import type { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { habits } from '@stratum/contract/habits';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { Callout } from '../../../shared/charts/callout.tsx';
import { lineFrame } from '../../../shared/charts/level-line-geometry.ts';
import { useRovingPoints } from '../../../shared/charts/use-roving-points.ts';
import { useElementWidth } from '../../../shared/ui/use-element-width.ts';
import { weekPlaces } from './week-places.ts';

export type WeekPoints = RouteReply<typeof dailyWinEndpoints.getWeeklyWins>['weeks'][number];

interface WeekBarsProps {
  title: string;
  /** Of the line above. */
  months: readonly string[];
  weeks: readonly WeekPoints[];
  /** The week that is under way, where it is one of them. */
  current: WeekPoints | undefined;
  inWords: (week: WeekPoints) => string;
}

/** What a week can have at most. */
export const mostPoints = 7 * habits.length;

const [top, baseline, height] = [8, 50, 56];
const gap = 0.25;

/** A bar for each week, below the months it lies in; dots where no day counts. */
export function WeekBars({ title, months, weeks, current, inWords }: WeekBarsProps) {
  const [observe, width] = useElementWidth(640);
  const frame = lineFrame(width, months.length);
  const places = weekPlaces(frame, months, weeks);
  const { shown, pointProps } = useRovingPoints(weeks.length, weeks.length - 1);
  const focused = shown === null ? undefined : weeks[shown];
  const focusedPlace = shown === null ? undefined : places[shown];
  return (
    <div ref={observe}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={title}
        className="block w-full overflow-visible"
      >
        <Scale left={frame.left} right={frame.left + frame.plotWidth} />
        {weeks.map((week, index) => {
          const { x = 0, width: wide = 0 } = places[index] ?? {};
          return (
            <g
              key={week.isoWeek}
              {...pointProps(index)}
              aria-label={inWords(week)}
              className="focus-ring"
            >
              <rect x={x} y={top} width={wide} height={baseline - top} fill="transparent" />
              <Bar
                x={x + (wide * gap) / 2}
                width={wide * (1 - gap)}
                week={week}
                isCurrent={week === current}
              />
            </g>
          );
        })}
        {focused && focusedPlace && (
          <Callout
            x={focusedPlace.x + focusedPlace.width / 2}
            y={top}
            width={width}
            text={inWords(focused)}
          />
        )}
      </svg>
    </div>
  );
}

function Scale({ left, right }: { left: number; right: number }) {
  return (
    <g aria-hidden="true" className="fill-ink-2 text-small" textAnchor="end">
      <path d={`M${left} ${top}H${right}`} strokeDasharray="1 4" className="stroke-outline" />
      <path d={`M${left} ${baseline}H${right}`} className="stroke-line" />
      <text x={left - 12} y={top} dy=".35em">
        {mostPoints}
      </text>
      <text x={left - 12} y={baseline} dy=".2em">
        0
      </text>
    </g>
  );
}

interface BarProps {
  x: number;
  width: number;
  week: WeekPoints;
  isCurrent: boolean;
}

function Bar({ x, width, week: { points, of }, isCurrent }: BarProps) {
  if (points === 0) {
    return of > 0 ? null : (
      <circle cx={x + width / 2} cy={baseline - 3} r="1" className="fill-ink-2" />
    );
  }
  const high = ((baseline - top) * points) / mostPoints;
  return (
    <rect
      x={x}
      y={baseline - high}
      width={width}
      height={high}
      rx={Math.min(2, width / 3)}
      className={isCurrent ? 'fill-win-2' : 'fill-win-4'}
    />
  );
}
