import type { Money } from '@stratum/contract/money';
import type { TaxPart } from '@stratum/contract/shop/order';
import type { InvoicedOrder } from './ports.ts';
import { sayIn } from './texts.ts';

/** A part of an invoice that is credited, with the tax in it. */
export interface CreditedPart {
  readonly total: Money;
  readonly taxes: readonly TaxPart[];
}

interface PartNote {
  readonly number: string;
  readonly order: InvoicedOrder;
}

/** What a credit note of a part states: that part alone. */
export function partialOrder(order: InvoicedOrder, { total, taxes }: CreditedPart): InvoicedOrder {
  const name = sayIn(order.locale)('part');
  return {
    ...order,
    lines: taxes.map(({ rate, net, tax }) => lineOf(name, rate, add(net, tax))),
    shipping: null,
    discount: null,
    taxes,
    total,
    dueOn: null,
  };
}

/** What a credit note of the whole states where parts were credited before: all, less these. */
export function remainingOrder(order: InvoicedOrder, before: readonly PartNote[]): InvoicedOrder {
  const say = sayIn(order.locale);
  const credited = before.flatMap(({ number, order: { taxes } }) =>
    taxes.map(({ rate, net, tax }) =>
      lineOf(say('creditedBefore', { note: number }), rate, negative(add(net, tax))),
    ),
  );
  const taxes = order.taxes.map((whole) =>
    before
      .flatMap((note) => note.order.taxes.filter(({ rate }) => rate === whole.rate))
      .reduce(
        (left, part) => ({
          ...left,
          net: add(left.net, negative(part.net)),
          tax: add(left.tax, negative(part.tax)),
        }),
        whole,
      ),
  );
  const total = before.reduce((left, note) => add(left, negative(note.order.total)), order.total);
  return {
    ...order,
    lines: [...order.lines, ...credited],
    taxes: taxes.filter(({ net }) => net.amount !== 0),
    total,
  };
}

function lineOf(name: string, taxRate: number, total: Money): InvoicedOrder['lines'][number] {
  return { name, quantity: 1, price: total, total, taxRate };
}

function add(one: Money, other: Money): Money {
  return { ...one, amount: one.amount + other.amount };
}

function negative({ amount, currency }: Money): Money {
  return { amount: -amount, currency };
}
