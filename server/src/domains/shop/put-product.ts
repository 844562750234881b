import type { Pack } from '@stratum/content/pack';
import type { ProductId } from '@stratum/contract/ids';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { firstProduct } from './catalogue.ts';
import { productBySlug, putProduct } from './store.ts';

/** Opens the shop with what the pack sells; of what is known already the stock stays. */
export async function putPackProduct(db: Queryable, { product }: Pack): Promise<void> {
  const { id: slug, stock } = product;
  await putProduct(db, { id: newId<ProductId>(), slug, stock });
}

/** What is shown first; null where the shop has not opened. */
export async function productOnSale(db: Queryable, pack: Pack): Promise<ProductId | null> {
  return (await productBySlug(db, firstProduct(pack).id))?.id ?? null;
}
