import type { Pack } from '@stratum/content/pack';
import { pictureFiles } from '@stratum/content/shop/product';
import type { Locale } from '@stratum/contract/locale';
import type { ProductRow } from './tables.ts';

/** What is sold by its name in the pack, null where it is no longer sold. */
export function soldProduct({ product }: Pick<Pack, 'product'>, slug: string) {
  return product.id === slug ? product : null;
}

/** What is shown first. */
export function firstProduct({ product }: Pick<Pack, 'product'>) {
  return product;
}

/** How a product is called, also where it is no longer sold. */
export function nameOf(pack: Pack, { slug }: Pick<ProductRow, 'slug'>, locale: Locale): string {
  const { product } = pack.inLocale(locale);
  return product.id === slug ? product.name : slug;
}

type Picture = Pack['product']['pictures'][number]['id'];

/** A picture of the product in a language, with the addresses that it stands at. */
export function pictureIn(pack: Pack, id: Picture, locale: Locale) {
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
