import type { Locale } from '@stratum/contract/locale';
import type { Address } from '@stratum/contract/shop/address';
import type { OrderItem } from '@stratum/contract/shop/items';
import type { Queryable } from '../../platform/database.ts';
import type { HeldRate } from '../shipping/index.ts';
import { type Quote, quote } from '../shop/index.ts';
import type { Deps } from './deps.ts';

export interface Wish {
  readonly items: readonly OrderItem[];
  readonly address: Address;
  readonly rateId?: string | undefined;
  readonly locale: Locale;
  readonly now: Date;
}

/** Prices what is wished for, with the rate that was chosen. @throws as `quote` and `rateFor` do */
export async function compose(
  tx: Queryable,
  { pack, rateFor }: Pick<Deps, 'pack' | 'rateFor'>,
  { items, address, rateId, locale, now }: Wish,
  lock?: 'no key update',
): Promise<{ readonly quoted: Quote; readonly rate: HeldRate | null }> {
  const rate = rateId === undefined ? null : rateFor(rateId, address, items);
  const { country } = address;
  const asked = { items, country, shipping: rate?.price ?? null, locale, now };
  return { quoted: await quote(tx, pack, asked, lock), rate };
}
