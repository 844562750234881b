import { type ProductId, productIdSchema } from '@stratum/contract/ids';
import type { shopRoutes as routes } from '@stratum/contract/shop/shop';
import { z } from 'zod';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { defineJob, type Job, type Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { personById } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { nameOf } from './catalogue.ts';
import type { Deps } from './deps.ts';
import { addAlert, removeAlert, takeAlerts } from './stock-alert-store.ts';
import { productsByIds, setStock } from './store.ts';
import type { ProductRow } from './tables.ts';

/** People who are told in one transaction. */
const atOnce = 50;

const tellKind = {
  name: 'shop.tell_of_stock',
  data: z.object({ productId: productIdSchema }),
  exclusive: false,
  retries: 5,
  timeoutSeconds: 300,
} as const;

export async function setStockAlert(
  { clock, jobs }: Deps,
  { tx, body: { productId, isWanted }, caller: { userId } }: Call<typeof routes.setStockAlert>,
) {
  // Its row is locked: pieces that come back at this moment are seen here, or this is seen by them.
  const [row] = await productsByIds(tx, [productId], 'no key update');
  if (!row) throw new AppError('not_found');
  if (!isWanted) await removeAlert(tx, { productId, userId });
  else {
    await addAlert(tx, { productId, userId, createdAt: clock.now() });
    if (row.stock > 0) await tellOfStock(tx, jobs, productId);
  }
  return { isWanted };
}

/** Has those told who wait for a product: of what was sold out and no longer is, in the transaction that changes it. */
export async function tellOfStock(
  tx: Transaction,
  jobs: Pick<Jobs, 'send'>,
  productId: ProductId,
): Promise<void> {
  await jobs.send(tx, tellKind, { productId });
}

/** There are so many pieces from now on; those who wait for one are told. */
export async function restock(
  tx: Transaction,
  jobs: Pick<Jobs, 'send'>,
  { id, stock }: Pick<ProductRow, 'id' | 'stock'>,
): Promise<void> {
  await setStock(tx, id, stock);
  if (stock > 0) await tellOfStock(tx, jobs, id);
}

/** Tells those who wait, who have waited longest first, as long as there is something to order. */
export function stockAlertJob(deps: Pick<Deps, 'db' | 'clock' | 'pack'>): Job {
  return defineJob(tellKind, async ({ productId }) => {
    let told: number;
    do told = await inTransaction(deps.db, (tx) => tellSome(tx, deps, productId), { retries: 3 });
    while (told === atOnce);
  });
}

async function tellSome(
  tx: Transaction,
  { clock, pack }: Pick<Deps, 'clock' | 'pack'>,
  productId: ProductId,
): Promise<number> {
  const [product] = await productsByIds(tx, [productId]);
  if (!product || product.stock === 0) return 0;
  const waiting = await takeAlerts(tx, productId, atOnce);
  for (const userId of waiting) {
    const { locale } = await personById(tx, userId);
    const data = { productId, productName: nameOf(pack, product, locale) };
    await notify(tx, userId, { kind: 'back_in_stock', data }, clock.now());
  }
  return waiting.length;
}
