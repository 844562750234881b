import type { Pack } from '@stratum/content/pack';
import { pictureFiles } from '@stratum/content/shop/product';
import type { Locale } from '@stratum/contract/locale';
import type { ProductRow } from './tables.ts';

/** What is sold, with the operator's prices over the pack's; null where it is no longer sold. */
export function soldProduct(
  { product }: Pick<Pack, 'product'>,
  { slug, prices }: Pick<ProductRow, 'slug' | 'prices'>,
) {
  return product.id === slug ? { ...product, prices: { ...product.prices, ...prices } } : null;
}

/** How the product is described in a language: by the operator, else by the pack. */
export function textsIn(pack: Pack, { texts }: Pick<ProductRow, 'texts'>, locale: Locale) {
  const { name, line, description, made } = pack.inLocale(locale).product;
  return texts?.[locale] ?? { name, line, description, made };
}

/** What is shown first. */
export function firstProduct({ product }: Pick<Pack, 'product'>) {
  return product;
}

/** How a product is called, also where it is no longer sold. */
export function nameOf(
  pack: Pack,
  row: Pick<ProductRow, 'slug' | 'texts'>,
  locale: Locale,
): string {
  return pack.product.id === row.slug ? textsIn(pack, row, locale).name : row.slug;
}

/** A picture of the product in a language, with the addresses that it stands at. */
export function pictureIn(pack: Pack, id: string, locale: Locale) {
  const picture = pack.inLocale(locale).product.pictures.find((one) => one.id === id);
  if (!picture) return null;
  const { light, dark } = picture;
  return { ...picture, light: pathOf(pack, light), dark: pathOf(pack, dark) };
}

/** Where pictures are asked for: another one stands at another address. */
export function picturePaths(pack: Pack) {
  return pictureFiles.map((file) => ({ path: pathOf(pack, file), file }));
}

function pathOf({ product }: Pack, file: string): string {
  const [name, ending] = file.replace(/^pictures\//, '').split('.');
  return `/shop-pictures/${name}.${product.fingerprints.get(file)}.${ending}`;
}
