import type { Locale } from '@stratum/contract/locale';

const million = 1_000_000;

/**
 * §9: a count above a thousand as `1.2k`, above a million as `3.4m`, with one decimal, which is cut
 * and not rounded: it never says more than there is.
 */
export function shortCount(count: number, locale: Locale): string {
  if (count > million) return `${oneDecimal(count / million, locale)}m`;
  return count > 1000
    ? `${oneDecimal(count / 1000, locale)}k`
    : new Intl.NumberFormat(locale).format(count);
}

function oneDecimal(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    roundingMode: 'floor',
    useGrouping: false,
  }).format(value);
}
