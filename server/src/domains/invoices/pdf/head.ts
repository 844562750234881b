import type { Locale } from '@stratum/contract/locale';
import type { Address } from '@stratum/contract/shop/address';
import { plainDayFor } from '../../../platform/i18n/dates.ts';
import type { Paper } from '../paper.ts';
import { countryIn, type Say } from '../texts.ts';
import { type Page, sheet } from './page.ts';

const half = (sheet.right - sheet.left) / 2;
const label = 96;

/** Who sells, who buys, and what the paper is. */
export function drawHead(page: Page, paper: Paper, say: Say): void {
  const { seller, order, isExample } = paper;
  const { locale, billingAddress, deliveryAddress } = order;
  page.paragraph(seller.name, { bold: true, size: 13 });
  const country = countryIn(locale, seller.country);
  page.paragraph([...seller.address, country].join(', '), { size: 8.5, quiet: true });
  if (isExample) page.paragraph(say('example'), { bold: true });
  page.y = Math.max(page.y, 136);
  const top = page.y;
  page.y += page.text(linesOf(billingAddress, locale), sheet.left, half - 20);
  const left = page.y;
  page.y = top;
  for (const [name, value] of factsOf(paper, say)) {
    page.text(name, sheet.left + half, label, { quiet: true });
    page.y += page.text(value, sheet.left + half + label, half - label) + 2;
  }
  page.y = Math.max(left, page.y) + 26;
  page.paragraph(`${say(`title.${paper.kind}`)} ${paper.number}`, { bold: true, size: 18 });
  if (linesOf(deliveryAddress, locale) !== linesOf(billingAddress, locale)) {
    const there = linesOf(deliveryAddress, locale).replaceAll('\n', ', ');
    page.paragraph(`${say('delivered')} ${there}`, { size: 8.5, quiet: true });
  }
  page.y += 10;
}

function factsOf({ number, issuedOn, order, ...paper }: Paper, say: Say): [string, string][] {
  const day = (date: string) => plainDayFor(order.locale, date);
  const due: [string, string][] =
    paper.kind === 'invoice' && order.dueOn !== null ? [[say('dueOn'), day(order.dueOn)]] : [];
  return [
    [say('number'), number],
    [say('date'), day(issuedOn)],
    [say('order'), order.orderNumber],
    [say('orderedOn'), day(order.orderedOn)],
    ...due,
    [say('taxNumber'), paper.seller.taxNumber],
  ];
}

/** As the post of most countries wants it: the place on a line, the country on the last. */
function linesOf(address: Address, locale: Locale): string {
  const { name, line1, line2, postalCode, city, state, country } = address;
  const isBefore = !['AU', 'CA', 'GB', 'IE', 'US'].includes(country);
  const place = isBefore
    ? `${postalCode} ${city}`
    : [city, state, postalCode].filter(Boolean).join(' ');
  return [name, line1, line2, place, countryIn(locale, country)].filter(Boolean).join('\n');
}
