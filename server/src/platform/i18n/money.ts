import type { Locale } from '@stratum/contract/locale';
import type { Money } from '@stratum/contract/money';

/** An amount in the reader's way of writing: `€34.00`, `34,00 €`. */
export function moneyFor(locale: Locale, { amount, currency }: Money): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}
