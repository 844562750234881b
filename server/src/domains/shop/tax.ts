import type { Pack } from '@stratum/content/pack';
import type { Queryable } from '../../platform/database.ts';
import { taxTableOf } from './tax-store.ts';

type Taxes = Pick<Pack, 'taxes'>;

/** In which currency a country pays; null for one that nothing is sold to. */
export function currencyOf({ taxes }: Taxes, country: string): string | null {
  return taxes[country]?.currency ?? null;
}

/**
 * The rates that a country's prices hold on a day, the operator's over the pack's; the earliest known for a day
 * before all of them.
 */
export async function taxRates(tx: Queryable, { taxes }: Taxes, country: string, now: Date) {
  const own = await taxTableOf(tx, country);
  const rates = own?.rates ?? taxes[country]?.rates ?? [];
  const day = now.toISOString().slice(0, 10);
  const {
    standard = 0,
    book = 0,
    shipping = 0,
  } = rates.findLast(({ from }) => from <= day) ?? rates[0] ?? {};
  return { standard, book, shipping };
}
