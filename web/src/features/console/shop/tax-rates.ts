import type { CountryTaxes } from '@stratum/contract/console/taxes';

export type TaxRates = CountryTaxes['rates'][number];

const none: TaxRates = { from: '1970-01-01', standard: 0, book: 0, shipping: 0 };

/** Those that hold today, by UTC; the earliest where none has begun. */
export function currentRates(rates: readonly TaxRates[]): TaxRates {
  const today = new Date().toISOString().slice(0, 10);
  return rates.findLast(({ from }) => from <= today) ?? rates[0] ?? none;
}

/** Rates as they are typed: a day may still be missing. */
export type TypedRates = Omit<TaxRates, 'from'> & {
  readonly key: number;
  readonly from: string | null;
};

/** In the order of their days, as they are kept; those without a day last. */
export function inOrder(rates: readonly TypedRates[]): TypedRates[] {
  return rates.toSorted((one, other) => (one.from ?? '9999').localeCompare(other.from ?? '9999'));
}

/** As they are sent; the server says where a day is missing. */
export function toRates({ from, standard, book, shipping }: TypedRates): TaxRates {
  return { from: from ?? '', standard, book, shipping };
}
