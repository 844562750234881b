import type { orderRoutes as routes } from '@stratum/contract/shop/orders';
import type { Call } from '../../platform/http/call.ts';
import type { Deps } from './deps.ts';
import { ordersOf } from './store.ts';

/** What whoever orders has to choose from, and what they chose last. */
export async function orderOptions(deps: Deps, { caller }: Call<typeof routes.orderOptions>) {
  const { payments, countries, db } = deps;
  const [last] = await ordersOf(db, caller.userId, { after: undefined, limit: 1 });
  return {
    isOpen: payments.methods.length > 0,
    payments: [...payments.methods],
    countries: [...countries()],
    address: last?.address ?? null,
    billingAddress: last?.billingAddress ?? null,
  };
}
