import { buffer } from 'node:stream/consumers';
import { plainDayFor } from '../../../platform/i18n/dates.ts';
import type { Paper } from '../paper.ts';
import { sayIn } from '../texts.ts';
import { drawHead } from './head.ts';
import { createPage, type Page, sheet } from './page.ts';
import { drawPayment } from './payment.ts';
import { drawTable } from './table.ts';

/** The paper as a PDF. The same paper is drawn the same. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const { locale } = paper.order;
  const say = sayIn(locale);
  const title = `${say(`title.${paper.kind}`)} ${paper.number}`;
  const page = createPage(title, locale, paper.seller.name, paper.issuedOn);
  drawHead(page, paper, say);
  drawTable(page, paper, say);
  if (paper.kind === 'invoice') drawPayment(page, paper, say);
  else drawCredited(page, paper);
  drawFeet(page, paper);
  page.doc.end();
  return buffer(page.doc);
}

function drawCredited(
  page: Page,
  { order: { locale }, ...note }: Extract<Paper, { kind: 'credit_note' }>,
) {
  const say = sayIn(locale);
  page.y += 18;
  const day = plainDayFor(locale, note.invoicedOn);
  page.paragraph(say(note.isPart ? 'creditsPart' : 'credits', { invoice: note.invoice, day }));
  page.paragraph(say(`reason.${note.reason}`));
}

/** On every sheet: who sells, and which of how many it is. */
function drawFeet(page: Page, { seller, order: { locale } }: Paper): void {
  const say = sayIn(locale);
  const { start, count } = page.doc.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    page.doc.switchToPage(start + at);
    page.y = sheet.bottom + 24;
    const facts = [seller.name, seller.email, `${say('taxNumber')} ${seller.taxNumber}`];
    page.text(facts.filter(Boolean).join(' · '), sheet.left, 380, { size: 8, quiet: true });
    const which = say('page', { page: String(at + 1), pages: String(count) });
    page.text(which, sheet.right - 90, 90, { size: 8, quiet: true, align: 'right' });
  }
}
