import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partOf, percentOf, type RateSum, spread, totalOf } from './sums.ts';

const amount = fc.integer({ min: 0, max: 10_000_000 });
const taxed = fc.record({ amount, taxRate: fc.constantFrom(0, 260, 550, 700, 1900, 2550) });
const order = fc
  .record({
    lines: fc.array(taxed, { minLength: 1, maxLength: 20 }),
    shipping: fc.option(taxed),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ lines, shipping, part }) => {
    const cost = lines.reduce((sum, line) => sum + line.amount, 0);
    return { lines, shipping, cost, discount: Math.floor(cost * part) };
  });

it('a total is what stands there, and net and tax by rate add up to it', () => {
  fc.assert(
    fc.property(order, ({ lines, shipping, cost, discount }) => {
      const { total, taxes } = totalOf({ lines, shipping, discount });
      expect(total).toBe(cost + (shipping?.amount ?? 0) - discount);
      expect(taxes.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(total);
      for (const { rate, net, tax } of taxes) {
        expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0);
        // The tax is right to half a unit: it is a rate of what is left without it.
        expect(Math.abs(tax - ((net + tax) * rate) / (10_000 + rate))).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

it('a discount is spread to the last unit, and takes from no line more than it costs', () => {
  fc.assert(
    fc.property(order, ({ lines, discount }) => {
      const costs = lines.map((line) => line.amount);
      const parts = spread(discount, costs);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(discount);
      parts.forEach((part, at) => {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(costs[at] ?? 0);
      });
    }),
  );
});

it('more pieces or a smaller discount never cost less, and half a unit is rounded up', () => {
  fc.assert(
    fc.property(
      order,
      fc.integer({ min: 1, max: 100 }),
      ({ lines, shipping, cost, discount }, percent) => {
        expect(percentOf(cost, percent)).toBeLessThanOrEqual(cost);
        expect(percentOf(cost, percent)).toBeGreaterThanOrEqual(percentOf(cost, percent - 1));
        const more = totalOf({ lines: [...lines, ...lines], shipping, discount });
        expect(more.total).toBeGreaterThanOrEqual(totalOf({ lines, shipping, discount }).total);
      },
    ),
  );
  expect(percentOf(50, 1)).toBe(1);
  expect(percentOf(49, 1)).toBe(0);
  // 7 % within 34.00, and 8.1 % within 36.00.
  expect(
    totalOf({ lines: [{ amount: 3400, taxRate: 700 }], shipping: null, discount: 0 }).taxes,
  ).toEqual([{ rate: 700, net: 3178, tax: 222 }]);
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
});

it('whatever parts a total is given back in, each is what was asked for, and their tax is the total’s', () => {
  fc.assert(
    fc.property(
      order,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
      ({ lines, shipping, discount }, shares) => {
        const { total, taxes } = totalOf({ lines, shipping, discount });
        const before: RateSum[] = [];
        const sumOf = (sums: readonly RateSum[]) =>
          sums.reduce((sum, { net, tax }) => sum + net + tax, 0);
        for (const share of [...shares, 1]) {
          const part = Math.floor((total - sumOf(before)) * share);
          const given = partOf(part, taxes, before);
          expect(sumOf(given)).toBe(part);
          before.push(...given);
        }
        for (const { rate, net, tax } of taxes) {
          const parts = before.filter((part) => part.rate === rate);
          expect(parts.reduce((sum, part) => sum + part.net, 0)).toBe(net);
          expect(parts.reduce((sum, part) => sum + part.tax, 0)).toBe(tax);
        }
      },
    ),
  );
});
