import type { Fault } from '../faults.ts';
import type { ProductFile } from './schema.ts';
import type { ShippingFile } from './shipping-schema.ts';
import { type TaxesFile, taxesFile } from './tax-schema.ts';

/** Whatever is sent somewhere has a tax and a price there. */
export function faultsOfShop(
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
