import type { orderRoutes as routes } from '@stratum/contract/shop/orders';
import type { Call } from '../../platform/http/call.ts';
import { sumsOf, tryPromo } from '../shop/index.ts';
import { compose } from './composing.ts';
import type { Deps } from './deps.ts';

/** What an order would come to now: placing it computes the same again. */
export async function orderPreview(deps: Deps, call: Call<typeof routes.orderPreview>) {
  const { body, caller, locale } = call;
  const now = deps.clock.now();
  const { quoted } = await compose(deps.db, deps, { ...body, locale, now });
  if (body.promoCode === undefined) return sumsOf(quoted, null);
  const use = { code: body.promoCode, userId: caller.userId, now };
  const { discount } = await tryPromo(deps, quoted, use);
  return sumsOf(quoted, discount);
}
