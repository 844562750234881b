import type { Pack } from '@stratum/content/pack';
import type { Locale } from '@stratum/contract/locale';
import type { shopRoutes as routes } from '@stratum/contract/shop/shop';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { personById } from '../accounts/index.ts';
import type { HeldRate } from '../shipping/index.ts';
import { firstProduct, pictureIn, soldProduct, textsIn } from './catalogue.ts';
import type { Deps } from './deps.ts';
import { isAlertWanted } from './stock-alert-store.ts';
import { productBySlug, productsByIds } from './store.ts';
import { moneyIn, totalOf } from './sums.ts';
import type { ProductRow } from './tables.ts';
import { currencyOf, taxRates } from './tax.ts';

export async function getProduct(deps: Deps, call: Call<typeof routes.getProduct>) {
  const { query, caller, locale } = call;
  const row = await rowOf(deps, query.productId);
  const product = row && soldProduct(deps.pack, row);
  if (!product) throw new AppError('not_found');
  const country =
    query.country ?? (await personById(deps.db, caller.userId)).country ?? deps.homeCountry;
  const { userId } = caller;
  return {
    ...shown(deps.pack, row, locale),
    ...(await offer(deps, product, { asked: country, locale })),
    isAlertWanted: row.stock === 0 && (await isAlertWanted(deps.db, { productId: row.id, userId })),
  };
}

async function rowOf({ db, pack }: Deps, id: ProductRow['id'] | undefined) {
  if (id === undefined) return productBySlug(db, firstProduct(pack).id);
  return (await productsByIds(db, [id]))[0];
}

function shown(pack: Pack, row: ProductRow, locale: Locale) {
  const { product, levels, chapters } = pack.inLocale(locale);
  const { pages, weight, contents, pictures } = product;
  const { description, ...texts } = textsIn(pack, row, locale);
  return {
    id: row.id,
    stock: row.stock,
    ...texts,
    pages,
    weight,
    description: description.join('\n\n'),
    gallery: pictures.flatMap((picture) => pictureIn(pack, picture.id, locale) ?? []),
    contents: contents.map(({ level, from, to, trial, chapter }) => {
      const { name: title = '', line: about = '' } =
        levels.find(({ number }) => number === level) ?? {};
      const found = chapters.find(({ slug }) => slug === chapter);
      const leadsTo = found ? { slug: found.slug, title: found.title } : null;
      return { level, name: title, line: about, trial, from, to, chapter: leadsTo };
    }),
  };
}

/** Price, tax and delivery as for a country; where nothing is sold to it, as for the pack's first one. */
async function offer(
  deps: Deps,
  product: Pick<Pack['product'], 'prices' | 'taxClass' | 'weight'>,
  { asked, locale }: { readonly asked: string | null; readonly locale: Locale },
) {
  const { db, pack, clock } = deps;
  const [anyCountry = 'DE'] = Object.keys(pack.taxes);
  const country = asked ?? anyCountry;
  const priced = currencyOf(pack, country) === null ? anyCountry : country;
  const currency = currencyOf(pack, priced) ?? '';
  const amount = product.prices[currency] ?? 0;
  const taxRate = (await taxRates(db, pack, priced, clock.now()))[product.taxClass];
  const [tax] = totalOf({ lines: [{ amount, taxRate }], shipping: null, discount: 0 }).taxes;
  const money = moneyIn(currency);
  const parcel = { grams: product.weight, currency };
  const [delivery, ...others] = deps.estimateDelivery(country, parcel, locale);
  const express = others.find(({ deliveryTo }) => delivery && deliveryTo < delivery.deliveryTo);
  const shownRate = (rate: HeldRate | undefined) => (rate ? deliveryOf(rate, deps) : null);
  return {
    country,
    price: money(amount),
    tax: { rate: taxRate, amount: money(tax?.tax ?? 0) },
    isServed: delivery !== undefined && priced === country,
    delivery: shownRate(delivery),
    express: shownRate(express),
  };
}

function deliveryOf(
  { service, price, deliveryFrom: from, deliveryTo: to }: HeldRate,
  { isTablePriceHeld }: Pick<Deps, 'isTablePriceHeld'>,
) {
  return { service, price: isTablePriceHeld ? price : null, from, to };
}
