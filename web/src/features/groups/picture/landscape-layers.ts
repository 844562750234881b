/** The drawing's own units, in both directions. */
export const side = 40;

interface Layer {
  readonly path: string;
  /** Of the nine colours of rock. */
  readonly rock: number;
}

/** Three hills, the same for the same id: no group without a picture looks like another. */
export function layersOf(id: string): Layer[] {
  const seed = hash(id);
  const first = 1 + (seed % 4);
  return [2, 1, 0].map((place) => ({
    path: hill(19 + (2 - place) * 6, ((seed >> (place * 5)) % 32) / 32),
    rock: Math.min(9, first + place * 2 + ((seed >> (15 + place)) % 2)),
  }));
}

/** A curve across the drawing at about `top`, closed along its foot; `phase` is 0 to 1. */
function hill(top: number, phase: number): string {
  const lift = Math.round(Math.sin(phase * Math.PI * 2) * 50) / 10;
  const [left, right] = [top - lift, top + lift];
  return `M0 ${left}C${side / 3} ${left - 5} ${(side * 2) / 3} ${right + 5} ${side} ${right}V${side}H0Z`;
}

function hash(text: string): number {
  let sum = 7;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 33 + text.charCodeAt(at)) % 16_777_213;
  return sum;
}
