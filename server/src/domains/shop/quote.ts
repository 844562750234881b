import type { Pack } from '@stratum/content/pack';
import type { ProductId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { OrderItem } from '@stratum/contract/shop/items';
import type { OrderSums } from '@stratum/contract/shop/order';
import type { Queryable } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { nameOf, soldProduct } from './catalogue.ts';
import { productsByIds } from './store.ts';
import { moneyIn, totalOf } from './sums.ts';
import { currencyOf, taxRates } from './tax.ts';

/** What is asked to be ordered, and what is known of it besides its price. */
interface Asked {
  readonly items: readonly OrderItem[];
  readonly country: string;
  readonly shipping: { readonly amount: number; readonly currency: string } | null;
  readonly locale: Locale;
  readonly now: Date;
}

interface PricedLine {
  readonly productId: ProductId;
  readonly name: string;
  readonly quantity: number;
  /** Minor units, of one piece and of all. */
  readonly price: number;
  readonly amount: number;
  readonly taxRate: number;
}

/** What an order costs before a promo code. */
export interface Quote {
  readonly currency: string;
  readonly lines: readonly PricedLine[];
  /** What the lines come to. */
  readonly cost: number;
  readonly shipping: { readonly amount: number; readonly taxRate: number } | null;
}

/**
 * Prices what is asked for. In a transaction that orders it, the products are locked in the order of
 * their ids until it ends.
 * @throws AppError invalid_input, out_of_stock
 */
export async function quote(
  tx: Queryable,
  pack: Pack,
  { items, country, shipping, locale, now }: Asked,
  lock?: 'no key update',
): Promise<Quote> {
  const currency = currencyOf(pack, country);
  if (currency === null) throw invalid('address.country', 'not_served');
  const ids = items.map(({ productId }) => productId);
  const rows = new Map((await productsByIds(tx, ids, lock)).map((row) => [row.id, row]));
  const rates = await taxRates(tx, pack, country, now);
  const lines = items.map(({ productId, quantity }) => {
    const row = rows.get(productId);
    const product = row && soldProduct(pack, row);
    const price = product?.prices[currency];
    if (!row || !product || price === undefined) throw invalid('items', 'product');
    const name = nameOf(pack, row, locale);
    return {
      productId,
      name,
      quantity,
      price,
      amount: price * quantity,
      taxRate: rates[product.taxClass],
    };
  });
  const short = items.flatMap(({ productId, quantity }) => {
    const { stock = 0 } = rows.get(productId) ?? {};
    return stock < quantity ? [{ productId, stock }] : [];
  });
  if (short.length > 0) throw new AppError('out_of_stock', { current: { items: short } });
  return {
    currency,
    lines,
    cost: lines.reduce((sum, { amount }) => sum + amount, 0),
    shipping: shipping && { amount: shipping.amount, taxRate: rates.shipping },
  };
}

/** A quote as it is shown and asked for, with what a promo code takes off. */
export function sumsOf({ currency, lines, shipping }: Quote, discount: number | null): OrderSums {
  const money = moneyIn(currency);
  const { total, taxes } = totalOf({ lines, shipping, discount: discount ?? 0 });
  return {
    lines: lines.map(({ productId, name, quantity, price, amount }) => ({
      productId,
      name,
      quantity,
      price: money(price),
      total: money(amount),
    })),
    shipping: shipping && money(shipping.amount),
    discount: discount === null ? null : money(discount),
    tax: money(taxes.reduce((sum, { tax }) => sum + tax, 0)),
    taxes: taxes.map(({ rate, net, tax }) => ({ rate, net: money(net), tax: money(tax) })),
    total: money(total),
  };
}

/** The weight and currency of a parcel, for those who carry it. @throws as `quote` does */
export async function parcelOf(
  tx: Queryable,
  pack: Pack,
  { items, country, now }: Pick<Asked, 'items' | 'country' | 'now'>,
): Promise<{ readonly grams: number; readonly currency: string }> {
  const { currency } = await quote(tx, pack, { items, country, shipping: null, locale: 'en', now });
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { grams: pack.product.weight * pieces, currency };
}

function invalid(field: string, key: 'not_served' | 'product'): AppError {
  return new AppError('invalid_input', { fields: new Map([[field, { key }]]) });
}
