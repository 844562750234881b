/** The drawing's own units; it is stretched to its place. */
export const layerWidth = 440;
/** Of the row of words at a layer's foot. */
export const wordsHeight = 48;
const perStep = 10;
const most = 12;
/** How far an edge swings, and so far beyond the layer its drawing reaches. */
const swing = 5;

interface Layer {
  /** Heights of the edges above the foot. */
  readonly done: number;
  readonly planned: number;
  /** Of the whole drawing. */
  readonly height: number;
}

/** As thick as the steps done, beyond a least height; a week without any is open ground. */
export function layerOf(
  week: { readonly planned: number; readonly done: number },
  least: number,
): Layer {
  const thickness = (steps: number) => (steps === 0 ? 0 : least + perStep * Math.min(steps, most));
  const [done, planned] = [thickness(week.done), thickness(week.planned)];
  const ground = least + 2 * swing;
  return { done, planned, height: Math.max(done, planned, ground) + 2 * swing };
}

/** From edge to foot. @param turn sets the swing of neighbours apart */
export function layerPath({ done, height }: Layer, turn: number): string {
  return done === 0 ? '' : `${edgePath(height - done, turn)}V${height}H0Z`;
}

export function edgePath(y: number, turn: number): string {
  const up = turn % 2 === 0 ? -swing : swing;
  const [first, second, last] = [y - up, y + up, y - up / 2];
  return `M0 ${y}C${layerWidth / 5} ${first} ${layerWidth / 3} ${first} ${layerWidth / 2} ${y}S${(layerWidth * 4) / 5} ${second} ${layerWidth} ${last}`;
}
