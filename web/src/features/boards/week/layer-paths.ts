/** The drawing's own units across. */
export const width = 100;

/** A layer of what was won together, its edges in units of the drawing. */
export interface Layer {
  readonly path: string;
  /** Its upper edge as a line of its own. */
  readonly edge: string;
}

/** How far an edge may leave its height, above and below. */
const lift = 1.6;

/**
 * Layers on each other, the first at the foot; each as thick as what it stands for. Neighbours share
 * an edge, so that none of them cross.
 * @param height units that `full` takes
 */
export function layersOf(
  amounts: readonly number[],
  { full, height }: { readonly full: number; readonly height: number },
): (Layer | null)[] {
  let sum = 0;
  let below = edgeAt(height, -1);
  return amounts.map((amount, place) => {
    // What stands for nothing has no thickness, and the next one lies on what is below it.
    if (amount === 0) return null;
    sum += amount;
    const above = edgeAt(height - (sum / full) * height, place);
    const layer = { path: `M${above.there}L${below.back}Z`, edge: `M${above.there}` };
    below = above;
    return layer;
  });
}

/** A wave from left to right, and the same one back; the ground is straight. */
function edgeAt(y: number, place: number) {
  const wave = place < 0 ? 0 : lift * (place % 2 === 0 ? 1 : -0.8);
  const [left, right] = [y + wave * 0.4, y - wave * 0.5];
  const [one, other] = [y + wave, y - wave];
  const [from, to] = [`0 ${left}`, `${width} ${right}`];
  return {
    there: `${from}C${width / 3} ${one} ${(width * 2) / 3} ${other} ${to}`,
    back: `${to}C${(width * 2) / 3} ${other} ${width / 3} ${one} ${from}`,
  };
}
