/** Two taps closer together than this are one; milliseconds. */
export const doubleWithin = 280;
/** A finger that rests so long holds; milliseconds. */
export const holdAfter = 450;
/** Further than that a finger moves, and does not tap; pixels. */
const tremble = 12;
/** So far down a finger swipes, pixels. */
const swipe = 80;

export interface Touch {
  readonly x: number;
  readonly y: number;
}

export type Side = 'left' | 'middle' | 'right';

/** Where on a film of a width a finger is. */
export function sideOf(x: number, width: number): Side {
  if (x < width / 3) return 'left';
  return x > (2 * width) / 3 ? 'right' : 'middle';
}

/** What a finger has done between its coming and going. */
export function gestureOf(down: Touch, up: Touch): 'tap' | 'swipe_down' | null {
  const [x, y] = [up.x - down.x, up.y - down.y];
  if (Math.hypot(x, y) <= tremble) return 'tap';
  return y > swipe && y > 2 * Math.abs(x) ? 'swipe_down' : null;
}
