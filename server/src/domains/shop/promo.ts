import type { UserId } from '@stratum/contract/ids';
import type { PromoRefusal } from '@stratum/contract/shop/order-words';
import type { shopRoutes as routes } from '@stratum/contract/shop/shop';
import type { Queryable } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { personById } from '../accounts/index.ts';
import type { Deps } from './deps.ts';
import { discountOf, plainCode, refusalOf } from './promo-rules.ts';
import { findPromoCode, usesOf } from './promo-store.ts';
import { type Quote, quote } from './quote.ts';
import { moneyIn } from './sums.ts';
import type { PromoCodeRow } from './tables.ts';

export type Promo =
  | { readonly refused: PromoRefusal }
  | { readonly refused: null; readonly row: PromoCodeRow; readonly discount: number };

interface Use {
  readonly code: string;
  readonly userId: UserId;
  readonly now: Date;
}

/** What a code does for an order; in a transaction that places it, the code is locked until it ends. */
export async function applyPromo(
  tx: Queryable,
  { currency, cost }: Pick<Quote, 'currency' | 'cost'>,
  { code, userId, now }: Use,
  lock?: 'update',
): Promise<Promo> {
  const row = await findPromoCode(tx, plainCode(code), lock);
  if (!row) return { refused: 'promo_unknown' };
  const usedByPerson = await usesOf(tx, row.id, userId);
  const refused = refusalOf(row, { now, currency, cost, usedByPerson });
  return refused === null ? { refused, row, discount: discountOf(row, cost) } : { refused };
}

/** The same for somebody who tries one, counted so that nobody finds one by trying. @throws AppError */
export async function tryPromo(
  { db, promoLimiter }: Pick<Deps, 'db' | 'promoLimiter'>,
  quoted: Pick<Quote, 'currency' | 'cost'>,
  use: Use,
): Promise<Extract<Promo, { refused: null }>> {
  // Counted before it is known, so that many at once are no way around it.
  await promoLimiter.spend('promoTriesByAccount', use.userId);
  const promo = await applyPromo(db, quoted, use);
  if (promo.refused !== null) throw new AppError(promo.refused);
  await promoLimiter.refund(['promoTriesByAccount', use.userId]);
  return promo;
}

export async function getPromoCode(deps: Deps, call: Call<typeof routes.getPromoCode>) {
  const { query, caller, locale } = call;
  await deps.promoLimiter.spend('promoTriesByAccount', caller.userId);
  const now = deps.clock.now();
  const { country: own } = await personById(deps.db, caller.userId);
  const asked = query.country ?? own ?? deps.homeCountry ?? '';
  const country = deps.pack.taxes[asked] ? asked : (Object.keys(deps.pack.taxes)[0] ?? '');
  const { productId, quantity, code } = query;
  const quoted = await quote(deps.db, deps.pack, {
    items: [{ productId, quantity }],
    country,
    locale,
    now,
    shipping: null,
  });
  const promo = await applyPromo(deps.db, quoted, { code, userId: caller.userId, now });
  if (promo.refused !== null) throw new AppError(promo.refused);
  const { percent, amount, code: plain } = promo.row;
  const money = moneyIn(quoted.currency);
  return {
    code: plain,
    discount:
      percent === null
        ? { type: 'amount' as const, value: money(amount ?? 0) }
        : { type: 'percent' as const, value: percent },
  };
}
