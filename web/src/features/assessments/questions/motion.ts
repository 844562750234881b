/**
 * The middle duration of the look, in milliseconds; 0 under prefers-reduced-motion. Minifiers may
 * have turned the token's milliseconds into seconds.
 */
export function settlingTime(): number {
  const token = getComputedStyle(document.documentElement).getPropertyValue('--motion-2').trim();
  const amount = Number.parseFloat(token) || 0;
  return token.endsWith('ms') ? amount : amount * 1000;
}
