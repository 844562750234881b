import type { ChapterFile } from '../chapters/schema.ts';
import type { Fault } from '../faults.ts';
import type { Document } from '../read.ts';
import { type Product, withPictures } from './product.ts';
import type { ProductFile } from './schema.ts';
import type { ShippingFile } from './shipping-schema.ts';
import { type TaxesFile, taxesFile } from './tax-schema.ts';

interface Sold<P> {
  readonly product: P;
  readonly shipping: ShippingFile;
  readonly taxes: TaxesFile;
}

/** What a file held, or nothing where it could not be read. */
type Read<S> = { readonly [Name in keyof S]: S[Name] | null };

/** What is sold, with its pictures; what is wrong with it joins `faults`. Null where a file could not be read. */
export function shopOf(
  { product: file, shipping, taxes }: Read<Sold<ProductFile>>,
  documents: readonly Document[],
  chapters: readonly ChapterFile[],
  faults: Fault[],
): Sold<Product> | null {
  const product = file === null ? null : withPictures(file, documents, chapters, faults);
  if (product === null || shipping === null || taxes === null) return null;
  faults.push(...faultsOfPrices(shipping, taxes, product));
  return { product, shipping, taxes };
}

/** Whatever is sent somewhere has a tax and a price there. */
function faultsOfPrices(
  { zones }: ShippingFile,
  taxes: TaxesFile,
  { prices }: ProductFile,
): Fault[] {
  return zones.flatMap(({ countries, services }) =>
    countries.flatMap((country) => {
      const fault = (problem: string) => ({ file: taxesFile, key: country, problem });
      const tax = taxes[country];
      if (!tax) return [fault('is served, but stands nowhere')];
      const { currency } = tax;
      if (prices[currency] === undefined) return [fault(`pays in ${currency}, without a price`)];
      const isPriced = services.every((service) => service.prices[currency] !== undefined);
      return isPriced ? [] : [fault(`pays in ${currency}, in which a parcel has no price`)];
    }),
  );
}
