import type { Pack } from '@stratum/content/pack';
import type { ProductId } from '@stratum/contract/ids';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { putProduct } from './store.ts';

/** Opens the shop with what the pack sells; of what is known already the stock stays. */
export async function putPackProduct(db: Queryable, { product }: Pack): Promise<void> {
  const { id: slug, stock } = product;
  await putProduct(db, { id: newId<ProductId>(), slug, stock });
}
