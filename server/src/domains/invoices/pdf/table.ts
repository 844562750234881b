import type { Money } from '@stratum/contract/money';
import { moneyFor } from '../../../platform/i18n/money.ts';
import type { Paper } from '../paper.ts';
import { rateIn, type Say } from '../texts.ts';
import { type Page, sheet } from './page.ts';

/** Where each column begins, and how wide it is. */
const columns = {
  item: [sheet.left, 212],
  quantity: [sheet.left + 216, 52],
  price: [sheet.left + 272, 76],
  tax: [sheet.left + 352, 40],
  amount: [sheet.left + 396, 71],
} as const;
type Column = keyof typeof columns;
type Row = Partial<Record<Column, string>>;

/** What was bought, what it comes to, and the tax that this contains. */
export function drawTable(page: Page, { kind, order }: Paper, say: Say): void {
  const { locale } = order;
  const money = (sum: Money) => moneyFor(locale, sum);
  const head = (name: Column) => say(name);
  drawRow(
    page,
    {
      item: head('item'),
      quantity: head('quantity'),
      price: head('price'),
      tax: head('tax'),
      amount: head('amount'),
    },
    { quiet: true },
  );
  for (const row of rowsOf(order, money, say)) drawRow(page, row);
  page.need(80);
  page.y += 6;
  drawSum(page, say(kind === 'invoice' ? 'total' : 'creditedTotal'), money(order.total), true);
  const taxed = order.taxes.filter(({ tax }) => tax.amount !== 0);
  for (const { rate, net, tax } of taxed) {
    const values = { rate: rateIn(locale, rate), net: money(net) };
    drawSum(page, say('containedTax', values), money(tax), false);
  }
  if (taxed.length === 0) page.paragraph(say('noTax'), { quiet: true });
}

function rowsOf(order: Paper['order'], money: (sum: Money) => string, say: Say): Row[] {
  const { lines, shipping, discount, locale } = order;
  const rows: Row[] = lines.map(({ name, quantity, price, total, taxRate }) => ({
    item: name,
    quantity: String(quantity),
    price: money(price),
    tax: rateIn(locale, taxRate),
    amount: money(total),
  }));
  if (shipping) {
    const { service, price, taxRate } = shipping;
    const item = say('shipping', { service });
    rows.push({ item, tax: rateIn(locale, taxRate), amount: money(price) });
  }
  if (discount) {
    const { amount, currency } = discount.amount;
    const item = say('discount', { code: discount.code });
    rows.push({ item, amount: money({ amount: -amount, currency }) });
  }
  return rows;
}

function drawRow(page: Page, row: Row, { quiet = false } = {}): void {
  page.need(40);
  const heights = Object.entries(row).map(([name, text]) => {
    const [x, width] = columns[name as Column];
    const align = name === 'item' ? 'left' : 'right';
    return page.text(text, x, width, { quiet, align, size: 9.5 });
  });
  page.y += Math.max(...heights) + 5;
  page.rule();
  page.y += 5;
}

function drawSum(page: Page, name: string, sum: string, bold: boolean): void {
  const [x, width] = columns.amount;
  const style = { bold, quiet: !bold, size: bold ? 12 : 9 };
  const height = page.text(name, sheet.left, x - sheet.left - 8 - (bold ? 30 : 0), style);
  page.text(sum, x - 40, width + 40, { ...style, align: 'right' });
  page.y += height + 4;
}
