import { shownChange } from '@stratum/contract/scoring';

/** How a score moved since an earlier one, in the tenths that are shown. */
export interface Change {
  readonly direction: 'up' | 'same' | 'down';
  /** Signed, the difference of the scores as they are shown. */
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
  const amount = shownChange(earlier.score, current.score);
  const direction = amount > 0 ? 'up' : amount < 0 ? 'down' : 'same';
  return { direction, amount, since: earlier.month };
}
