import type { Money } from '@stratum/contract/money';

/** Something that is paid for: how much, tax included, and the rate of that tax in hundredths of a percent. */
interface Taxed {
  readonly amount: number;
  readonly taxRate: number;
}

interface Sums {
  readonly lines: readonly Taxed[];
  readonly shipping: Taxed | null;
  /** Off the lines, and never more than they come to. */
  readonly discount: number;
}

export interface RateSum {
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
}

/**
 * The total and the tax within it. Prices hold their tax, so that no total depends on rounding: a
 * discount is spread over the lines by what they cost, to the last unit, and the tax of a rate is
 * computed once, on all that has the rate, half a unit up.
 */
export function totalOf({ lines, shipping, discount }: Sums): { total: number; taxes: RateSum[] } {
  const parts = spread(
    discount,
    lines.map(({ amount }) => amount),
  );
  const paid = lines.map(({ amount, taxRate }, at) => ({
    taxRate,
    amount: amount - (parts[at] ?? 0),
  }));
  const all = shipping ? [...paid, shipping] : paid;
  const byRate = Map.groupBy(all, ({ taxRate }) => taxRate);
  const taxes = [...byRate]
    .map(([rate, taxed]) => {
      const gross = sumOf(taxed);
      const tax = divideHalfUp(gross * rate, 10_000 + rate);
      return { rate, net: gross - tax, tax };
    })
    .toSorted((one, other) => one.rate - other.rate);
  return { total: sumOf(all), taxes };
}

/** Whole percent of what the lines come to, half a unit up. */
export function percentOf(amount: number, percent: number): number {
  return divideHalfUp(amount * percent, 100);
}

/**
 * Whole parts of an amount in proportion to weights, which add up to it exactly: what is left after
 * rounding down goes to the largest remainders, the first of several.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((amount * weight) / whole));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = weights
    .map((weight, at) => ({ at, remainder: (amount * weight) % whole }))
    .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at);
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

/**
 * A part of a total, over its rates of tax in proportion to what is left of each. The tax of all parts up to
 * one is that of their sum, so that the last part leaves no unit of tax over.
 */
export function partOf(
  amount: number,
  whole: readonly RateSum[],
  before: readonly RateSum[],
): RateSum[] {
  const grossOf = ({ net, tax }: Pick<RateSum, 'net' | 'tax'>) => net + tax;
  const earlier = whole.map(({ rate }) => {
    const parts = before.filter((part) => part.rate === rate);
    const sum = (of: (part: RateSum) => number) => parts.reduce((all, part) => all + of(part), 0);
    return { gross: sum(grossOf), tax: sum(({ tax }) => tax) };
  });
  const left = whole.map((sum, at) => grossOf(sum) - (earlier[at]?.gross ?? 0));
  return spread(amount, left).flatMap((gross, at) => {
    const { rate = 0 } = whole[at] ?? {};
    const { gross: given = 0, tax: taxed = 0 } = earlier[at] ?? {};
    const tax = divideHalfUp((given + gross) * rate, 10_000 + rate) - taxed;
    return gross === 0 ? [] : [{ rate, net: gross - tax, tax }];
  });
}

export const moneyIn =
  (currency: string) =>
  (amount: number): Money => ({ amount, currency });

function sumOf(taxed: readonly Taxed[]): number {
  return taxed.reduce((sum, { amount }) => sum + amount, 0);
}

/** Exact for whole numbers of any size that money has. */
function divideHalfUp(amount: number, by: number): number {
  return Number((BigInt(amount) * 2n + BigInt(by)) / (BigInt(by) * 2n));
}
