import type { Transaction } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { changeStock, productsByIds, returnUse, tellOfStock } from '../shop/index.ts';
import { markReverted } from './store.ts';
import type { OrderRow } from './tables.ts';

/**
 * Gives back what an order held, its pieces and its use of a promo code: once, whoever ends it first.
 * The order's row is locked by then; products and code are locked in the order in which placing locks them.
 */
export async function revert(
  tx: Transaction,
  jobs: Jobs,
  order: OrderRow,
  now: Date,
): Promise<void> {
  if (!(await markReverted(tx, order.id, now))) return;
  await putBack(tx, jobs, order);
  if (order.promoCodeId !== null) await returnUse(tx, order.promoCodeId, order.id);
}

/** The pieces of an order can be sold again; who waits for one is told. */
export async function putBack(
  tx: Transaction,
  jobs: Pick<Jobs, 'send'>,
  { lines }: Pick<OrderRow, 'lines'>,
): Promise<void> {
  const ids = lines.map(({ productId }) => productId);
  const rows = await productsByIds(tx, ids, 'no key update');
  for (const { productId, quantity } of lines) await changeStock(tx, productId, quantity);
  for (const { id, stock } of rows) if (stock === 0) await tellOfStock(tx, jobs, id);
}
