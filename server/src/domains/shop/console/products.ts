import type { Pack } from '@stratum/content/pack';
import type {
  ConsoleProduct,
  ProductTexts,
  consoleProductRoutes as routes,
} from '@stratum/contract/console/products';
import type { Locale } from '@stratum/contract/locale';
import { locales } from '@stratum/contract/locale';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Call } from '../../../platform/http/call.ts';
import { soldProduct, textsIn } from '../catalogue.ts';
import type { Deps } from '../deps.ts';
import { tellOfStock } from '../stock-alert.ts';
import { everyProduct, productsByIds, updateProduct } from '../store.ts';
import type { OwnTexts, ProductRow } from '../tables.ts';

type Change = Call<typeof routes.changeProduct>;

export async function listProducts({ db, pack }: Pick<Deps, 'db' | 'pack'>) {
  const rows = await everyProduct(db);
  return { items: rows.flatMap((row) => consoleProduct(pack, row) ?? []) };
}

export async function changeProduct(deps: Deps, { caller, params, body, tx }: Change) {
  const { pack } = deps;
  const [before] = await productsByIds(tx, [params.productId], 'no key update');
  const shown = before && consoleProduct(pack, before);
  if (!shown) throw new AppError('not_found');
  if (body.version !== undefined && body.version !== before.version)
    throw new AppError('conflict', { current: shown });
  const parts = (['stock', 'prices', 'texts'] as const).filter((part) => body[part] !== undefined);
  const row = { ...before, ...changesOf(pack, before, body), version: before.version + 1 };
  await updateProduct(tx, row);
  if (before.stock === 0 && row.stock > 0) await tellOfStock(tx, deps.jobs, row.id);
  await appendAudit(tx, deps, {
    action: 'product_changed',
    actor: caller.userId,
    object: { kind: 'product', id: row.id },
    details: { parts: parts.join(' ') },
  });
  return consoleProduct(pack, row) ?? shown;
}

function changesOf(
  pack: Pack,
  { stock: before }: ProductRow,
  { stock, stockSeen = before, prices, texts }: Change['body'],
): Partial<ProductRow> {
  return {
    // What was ordered since the operator looked is not put back on the shelf.
    ...(stock !== undefined && { stock: Math.max(0, before + stock - stockSeen) }),
    ...(prices !== undefined && { prices: prices && pricesOf(pack, prices) }),
    ...(texts !== undefined && { texts: texts && ownTexts(texts) }),
  };
}

/** @throws AppError invalid_input for a currency that nothing is sold in */
function pricesOf({ product }: Pack, prices: readonly { amount: number; currency: string }[]) {
  const unknown = prices.findIndex(({ currency }) => product.prices[currency] === undefined);
  if (unknown !== -1) {
    const field = `prices.${unknown}.currency`;
    throw new AppError('invalid_input', { fields: new Map([[field, { key: 'choice' }]]) });
  }
  return Object.fromEntries(prices.map(({ amount, currency }) => [currency, amount]));
}

/** Null for one that is no longer sold. */
function consoleProduct(pack: Pack, row: ProductRow): ConsoleProduct | null {
  const product = soldProduct(pack, row);
  if (!product) return null;
  const { id, version, stock } = row;
  return {
    id,
    version,
    stock,
    prices: Object.entries(product.prices).map(([currency, amount]) => ({ amount, currency })),
    texts: inEachLanguage((locale) => {
      const { description, name, line, made } = textsIn(pack, row, locale);
      return { name, line, made, description: description.join('\n\n') };
    }),
    hasOwnPrices: row.prices !== null,
    hasOwnTexts: row.texts !== null,
  };
}

function ownTexts(texts: ProductTexts): OwnTexts {
  return inEachLanguage((locale) => {
    const { description, ...text } = texts[locale];
    return { ...text, description: description.split(/\n\s*\n/).map((part) => part.trim()) };
  });
}

function inEachLanguage<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}
