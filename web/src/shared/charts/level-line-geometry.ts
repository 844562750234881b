import { curveMonotoneX, line } from 'd3-shape';
import { levelNumbers } from './levels.ts';

export interface MonthScore {
  /** `YYYY-MM` */
  month: string;
  /** 1 to 9; null in a month without an assessment. */
  score: number | null;
}

const margin = { top: 4, right: 18, bottom: 34, left: 30 };
const bandGap = 2;

/** Places of a line over months: level n has the band from n - 0.5 to n + 0.5. */
export function lineFrame(width: number, count: number) {
  const height = Math.round(Math.min(300, Math.max(230, width * 0.44)));
  const plotHeight = height - margin.top - margin.bottom;
  const band = plotHeight / levelNumbers.length;
  const right = width - margin.right;
  const inset = 14;
  const x = (index: number) =>
    margin.left + inset + ((right - margin.left - 2 * inset) * index) / Math.max(1, count - 1);
  const columnWidth = x(1) - x(0);
  /** Where the pointer finds a month: halfway to its neighbours, within the plot. */
  const column = (index: number) => {
    const from = Math.max(margin.left, x(index) - columnWidth / 2);
    return { x: from, width: Math.min(right, x(index) + columnWidth / 2) - from };
  };
  return {
    width,
    height,
    left: margin.left,
    plotWidth: right - margin.left,
    baseline: height - margin.bottom,
    bandHeight: band - bandGap,
    bandTop: (level: number) => margin.top + (levelNumbers.length - level) * band,
    x,
    y: (score: number) => margin.top + (levelNumbers.length + 0.5 - score) * band,
    columnWidth,
    column,
  };
}

export type LineFrame = ReturnType<typeof lineFrame>;

/** The line through the months that have a score, broken where there is none. */
export function scoreLine(frame: LineFrame, points: readonly MonthScore[]): string {
  const draw = line<MonthScore>()
    .defined(({ score }) => score !== null)
    .x((_, index) => frame.x(index))
    .y(({ score }) => frame.y(score ?? 0))
    .curve(curveMonotoneX)
    .digits(1);
  return draw([...points]) ?? '';
}

/** Straight bridges over the months without a score, to be drawn dotted. */
export function bridges(frame: LineFrame, points: readonly MonthScore[]): string {
  const known = points.flatMap(({ score }, index) => (score === null ? [] : [{ index, score }]));
  return known
    .flatMap((to, position) => {
      const from = known[position - 1];
      if (!from || to.index - from.index === 1) return [];
      return [
        `M${frame.x(from.index)} ${frame.y(from.score)}L${frame.x(to.index)} ${frame.y(to.score)}`,
      ];
    })
    .join('');
}
