import { changeBetween, type Direction } from '@stratum/contract/change';

/** How a score moved since an earlier one, in the tenths that are shown. */
export interface Change {
  readonly direction: Direction;
  /** Signed, the difference of the scores as they are shown. */
  readonly amount: number;
  /** The month of the earlier score, `YYYY-MM`. */
  readonly since: string;
}

interface Dated {
  readonly score: number;
  readonly month: string;
}

/**
 * @param skills whose mean the scores are: one for a skill's own
 * @returns null when there is nothing to compare with
 */
export function changeSince(
  current: { readonly score: number },
  earlier: Dated | null | undefined,
  skills: number,
): Change | null {
  if (!earlier) return null;
  return { ...changeBetween(earlier.score, current.score, skills), since: earlier.month };
}
