import type { Money } from '@stratum/contract/money';
import { useLocale } from '../../shared/i18n/use-locale.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** An amount as the reader's language writes it: `€34.00`, `34,00 €`. */
export function useMoney(): (money: Money) => string {
  const locale = useLocale();
  return ({ amount, currency }) => {
    const key = `${locale} ${currency}`;
    const known = formatters.get(key);
    const format = known ?? new Intl.NumberFormat(locale, styleOf(currency));
    if (!known) formatters.set(key, format);
    const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
    return format.format(amount / 10 ** digits);
  };
}

/** French writes a pound as `£GB`, which no other currency shares; dollars are told apart. */
function styleOf(currency: string): Intl.NumberFormatOptions {
  const currencyDisplay = currency === 'GBP' ? 'narrowSymbol' : 'symbol';
  return { style: 'currency', currency, currencyDisplay };
}

/** A rate of tax in hundredths of a percent, `700`: `7%`, `7 %`. */
export function useTaxRate(): (rate: number) => string {
  const locale = useLocale();
  const options = { style: 'percent', maximumFractionDigits: 2 } as const;
  return (rate) => new Intl.NumberFormat(locale, options).format(rate / 10_000);
}
