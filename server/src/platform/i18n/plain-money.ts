import type { Money } from '@stratum/contract/money';

/** An amount for files that programs read: `37.90 EUR`. */
export function plainMoney({ amount, currency }: Money): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency}`;
}
