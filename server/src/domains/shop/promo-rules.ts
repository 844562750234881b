import type { PromoRefusal } from '@stratum/contract/shop/order-words';
import { percentOf } from './sums.ts';
import type { PromoCodeRow } from './tables.ts';

interface Use {
  readonly now: Date;
  readonly currency: string;
  /** What the lines come to. */
  readonly cost: number;
  /** How often the person has used it. */
  readonly usedByPerson: number;
}

/** As codes are kept and compared: `spring 10` is SPRING10. */
export function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\u00ad\u200b-\u200d\u2060]/gu, '')
    .toUpperCase();
}

/** Why a code does not hold, null where it does. Of one that is of another currency nothing is said. */
export function refusalOf(
  code: Omit<PromoCodeRow, 'id' | 'version'>,
  { now, currency, cost, usedByPerson }: Use,
): PromoRefusal | null {
  if (code.currency !== null && code.currency !== currency) return 'promo_unknown';
  if (code.startsAt !== null && now < code.startsAt) return 'promo_not_started';
  if (code.endsAt !== null && now >= code.endsAt) return 'promo_ended';
  // Whoever has used it themselves is told so, also where it is used up.
  if (code.usesPerPerson !== null && usedByPerson >= code.usesPerPerson) return 'promo_used_by_you';
  if (code.totalUses !== null && code.used >= code.totalUses) return 'promo_used_up';
  return code.minimum !== null && cost < code.minimum ? 'promo_below_minimum' : null;
}

/** What a code takes off the lines, never more than they come to. */
export function discountOf(
  { percent, amount }: Pick<PromoCodeRow, 'percent' | 'amount'>,
  cost: number,
) {
  return Math.min(cost, percent === null ? (amount ?? 0) : percentOf(cost, percent));
}
