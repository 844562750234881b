import { dayNumber } from '@stratum/contract/plain-days';

interface TrackInput {
  readonly width: number;
  readonly height: number;
  readonly from: string;
  readonly to: string;
  /** Steps of each milestone, in their order. */
  readonly layers: readonly number[];
  /** The day for which each step is planned, ascending. */
  readonly plan: readonly string[];
  /** The day on which each done step was ticked, ascending. */
  readonly done: readonly string[];
  readonly today: string;
}

/** Planned against done, in the units of the drawing. */
export function trackGeometry(input: TrackInput) {
  const { width, height, from, to, layers, plan, done, today } = input;
  const first = dayNumber(from);
  const days = Math.max(1, dayNumber(to) - first);
  const total = Math.max(1, plan.length);
  const x = (day: string) => round(width * clamp((dayNumber(day) - first) / days));
  const y = (steps: number) => round(height - (height * Math.min(steps, total)) / total);
  const now = x(today < from ? from : today);
  let reached = 0;
  return {
    x,
    y,
    now,
    /** From the ground up: where a milestone's layer begins and ends. */
    layers: layers.map((steps) => {
      const bottom = y(reached);
      reached += steps;
      return { top: y(reached), bottom };
    }),
    plan: `M0 ${height}${plan.map((day, index) => `L${x(day)} ${y(index + 1)}`).join('')}`,
    stairs: `M0 ${height}${done.map((day, index) => `H${x(day)}V${y(index + 1)}`).join('')}H${now}`,
  };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
