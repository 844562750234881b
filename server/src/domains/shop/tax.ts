import type { Pack } from '@stratum/content/pack';

type Taxes = Pick<Pack, 'taxes'>;

/** In which currency a country pays; null for one that nothing is sold to. */
export function currencyOf({ taxes }: Taxes, country: string): string | null {
  return taxes[country]?.currency ?? null;
}

/** The rates that a country's prices hold on a day; the earliest known for a day before all of them. */
export function taxRates({ taxes }: Taxes, country: string, now: Date) {
  const rates = taxes[country]?.rates ?? [];
  const day = now.toISOString().slice(0, 10);
  const {
    standard = 0,
    book = 0,
    shipping = 0,
  } = rates.findLast(({ from }) => from <= day) ?? rates[0] ?? {};
  return { standard, book, shipping };
}
