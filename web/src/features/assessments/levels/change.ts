/** How a score moved since an earlier one, in the tenths that are shown. */
export interface Change {
  readonly direction: 'up' | 'same' | 'down';
  /** Signed, rounded to one decimal. */
  readonly amount: number;
  /** The month of the earlier score, `YYYY-MM`. */
  readonly since: string;
}

interface Dated {
  readonly score: number;
  readonly month: string;
}

/** @returns null when there is nothing to compare with */
export function changeSince(
  current: { readonly score: number },
  earlier: Dated | null | undefined,
): Change | null {
  if (!earlier) return null;
  const tenths = Math.round((current.score - earlier.score) * 10);
  const direction = tenths > 0 ? 'up' : tenths < 0 ? 'down' : 'same';
  return { direction, amount: tenths / 10, since: earlier.month };
}
