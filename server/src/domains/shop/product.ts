import type { Pack } from '@stratum/content/pack';
import type { shopRoutes as routes } from '@stratum/contract/shop/shop';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { personById } from '../accounts/index.ts';
import { firstProduct, pictureIn, soldProduct, textsIn } from './catalogue.ts';
import type { Deps } from './deps.ts';
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
  return { ...shown(deps.pack, row, locale), ...(await offer(deps, product, country)) };
}

async function rowOf({ db, pack }: Deps, id: ProductRow['id'] | undefined) {
  if (id === undefined) return productBySlug(db, firstProduct(pack).id);
  return (await productsByIds(db, [id]))[0];
}

function shown(pack: Pack, row: ProductRow, locale: Call<typeof routes.getProduct>['locale']) {
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
  { db, pack, clock, estimateDelivery }: Deps,
  product: Pick<Pack['product'], 'prices' | 'taxClass'>,
  asked: string | null,
) {
  const [anyCountry = 'DE'] = Object.keys(pack.taxes);
  const country = asked ?? anyCountry;
  const priced = currencyOf(pack, country) === null ? anyCountry : country;
  const currency = currencyOf(pack, priced) ?? '';
  const amount = product.prices[currency] ?? 0;
  const taxRate = (await taxRates(db, pack, priced, clock.now()))[product.taxClass];
  const [tax] = totalOf({ lines: [{ amount, taxRate }], shipping: null, discount: 0 }).taxes;
  const money = moneyIn(currency);
  const delivery = estimateDelivery(country);
  return {
    country,
    price: money(amount),
    tax: { rate: taxRate, amount: money(tax?.tax ?? 0) },
    isServed: delivery !== null && priced === country,
    delivery: delivery && { from: delivery.deliveryFrom, to: delivery.deliveryTo },
  };
}
