import { levelNumbers } from './levels.ts';

/** The drawing's own units; it is cut to its place from the left. */
export const width = 1440;
export const height = 620;
const step = 48;
const overhang = 8;

function smoothstep(from: number, to: number, t: number): number {
  const u = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return u * u * (3 - 2 * u);
}

/** Where the upper edge of a layer would like to run: low on the left, high on the right. */
function targetEdge(level: number, t: number): number {
  const left = 18 + level * 15;
  const right = 44 + level * 53;
  const rise = smoothstep(0.22 + level * 0.012, 0.84, t);
  const fall = smoothstep(0.84, 1.05, t) * level * 5.5;
  const waves =
    Math.sin(t * 9 + level * 2.1) * 0.6 +
    Math.sin(t * 21 + level * 3.7) * 0.28 +
    Math.sin(t * 47 + level) * 0.1;
  return height - (left + (right - left) * rise - fall + (7 + level * 1.1) * waves);
}

/** The ground and the nine upper edges at `x`; layers keep a least thickness and never cross. */
export function edgesAt(x: number): number[] {
  const t = x / width;
  const thinnest = 9 + 5 * smoothstep(0.2, 0.8, t);
  const edges = [height];
  for (const level of levelNumbers) {
    const below = level === 1 ? height : (edges[level - 1] ?? height) - thinnest;
    edges.push(Math.min(targetEdge(level, t), below));
  }
  return edges;
}

/** The height of a score at `x`: a level's middle is the middle of its layer. */
export function heightOf(score: number, x: number): number {
  const edges = edgesAt(x);
  const middle = (level: number) => ((edges[level] ?? 0) + (edges[level - 1] ?? 0)) / 2;
  const level = Math.floor(score);
  return middle(level) + (middle(level + 1) - middle(level)) * (score - level);
}

/** The outline of a layer down to below the ground, its edge smoothed through every 48th unit. */
export function layerPath(level: number): string {
  const y = (x: number) => edgesAt(x)[level] ?? 0;
  const slope = (x: number) => (y(x + step / 2) - y(x - step / 2)) / step;
  let path = `M${-overhang} ${Math.round(y(0))}H0`;
  for (let x = 0; x < width; x += step) {
    const [from, to] = [y(x), y(x + step)].map(Math.round) as [number, number];
    const handles = [from + (slope(x) * step) / 3, to - (slope(x + step) * step) / 3].map(
      Math.round,
    );
    path += `C${x + step / 3} ${handles[0]} ${x + step - step / 3} ${handles[1]} ${x + step} ${to}`;
  }
  return `${path}h${overhang}V${height + overhang}H${-overhang}Z`;
}
