/** What the player that closes leaves to the one of the next lesson. */
let left: 'screen' | 'window' | null = null;

/** Called before the next lesson opens, by a player that is alone on the screen. */
export function handOver(): void {
  left = document.fullscreenElement ? 'screen' : 'window';
}

export const isHandedOver = (): boolean => left !== null;

/** Somebody may have left the full screen while the lesson was on its way. */
export function inheritsFullScreen(): boolean {
  return left === 'window' || (left === 'screen' && document.fullscreenElement !== null);
}

export function takenOver(): void {
  left = null;
}
