import { plainDayFor } from '../../../platform/i18n/dates.ts';
import type { Paper } from '../paper.ts';
import type { Say } from '../texts.ts';
import { drawCode } from './code.ts';
import { type Page, sheet } from './page.ts';
import { transferCode } from './transfer-code.ts';

const label = 100;
/** Points: large enough for a phone before a sheet or a screen. */
const codeSize = 96;

/** How an invoice is paid, or that it is. */
export function drawPayment(
  page: Page,
  paper: Extract<Paper, { kind: 'invoice' }>,
  say: Say,
): void {
  const { order, bank, number } = paper;
  page.y += 20;
  if (order.payment !== 'invoice' || order.dueOn === null || bank === null) {
    page.paragraph(say('paid'));
    return;
  }
  page.need(190);
  page.paragraph(say('pay.heading'), { bold: true, size: 12 });
  page.paragraph(say('pay.text', { day: plainDayFor(order.locale, order.dueOn) }));
  page.y += 4;
  const top = page.y;
  const facts = {
    holder: bank.holder,
    iban: bank.iban.replaceAll(/(.{4})(?=.)/g, '$1 '),
    bic: bank.bic,
    bank: bank.bank,
    reference: number,
  };
  for (const [name, value] of Object.entries(facts)) {
    if (value === null) continue;
    page.text(say(`pay.${name}`), sheet.left, label, { quiet: true });
    page.y += page.text(value, sheet.left + label, 220, { bold: name === 'reference' }) + 2;
  }
  const code = transferCode(bank, order.total, number);
  if (code !== null) drawCode(page, code, { top, size: codeSize, alt: say('pay.code') });
}
