import type { Locale } from '@stratum/contract/locale';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../../test/create-test-app.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { eraseJob } from './erase-job.ts';
import { createInvoices } from './issue.ts';
import { transferCode } from './pdf/transfer-code.ts';
import type { InvoicedOrder } from './ports.ts';

let on: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  on = await openTestApp();
});
afterAll(() => on.close());

const euro = (amount: number) => ({ amount, currency: 'EUR' });
const address = {
  name: 'Łukasz Παπαδόπουλος Иванов',
  line1: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  country: 'DE',
};
function ordered(over: Partial<InvoicedOrder> = {}): InvoicedOrder {
  return {
    orderNumber: 'S-2026-000001',
    locale: 'de',
    billingAddress: address,
    deliveryAddress: address,
    orderedOn: '2026-11-20',
    lines: [
      { name: 'Das Feldbuch', quantity: 2, price: euro(3400), total: euro(6800), taxRate: 700 },
    ],
    shipping: { service: 'Standard', price: euro(490), taxRate: 700 },
    discount: { code: 'WINTER', amount: euro(680) },
    taxes: [{ rate: 700, net: euro(6178), tax: euro(432) }],
    total: euro(6610),
    payment: 'invoice',
    dueOn: '2026-12-04',
    ...over,
  };
}

const issue = (order = ordered()) =>
  inTransaction(on.database.db, (tx) => createInvoices(on.deps).issueInvoice(tx, order));
const credit = (id: string) =>
  inTransaction(on.database.db, (tx) => createInvoices(on.deps).issueCreditNote(tx, id, 'buyer'));

async function numbersIn(series: string): Promise<string[]> {
  const { rows } = await on.database.pool.query<{ number: string }>(
    'SELECT number FROM invoices WHERE number LIKE $1 ORDER BY number',
    [`${series}-%`],
  );
  return rows.map(({ number }) => number);
}
const withoutGaps = (series: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${series}-${String(at + 1).padStart(6, '0')}`);

test('numbers have no gaps, though many are issued at once and some are rolled back', async () => {
  on.clock.set('2031-03-01T10:00:00Z');
  const { db } = on.database;
  const failing = () =>
    inTransaction(db, async (tx) => {
      await createInvoices(on.deps).issueInvoice(tx, ordered());
      throw new Error('the order fails');
    });
  const all = Array.from({ length: 24 }, (_, at) => (at % 4 === 3 ? failing() : issue()));
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(6);
  expect(await numbersIn('INV-2031')).toEqual(withoutGaps('INV-2031', 18));
  on.clock.set('2032-01-01T00:00:00Z');
  expect((await issue()).number).toBe('INV-2032-000001');
});

test('an invoice is taken back once, by a series of its own', async () => {
  on.clock.set('2033-03-01T10:00:00Z');
  const { invoiceId } = await issue();
  const notes = await Promise.all([credit(invoiceId), credit(invoiceId), credit(invoiceId)]);
  expect(new Set(notes.map(({ number }) => number))).toEqual(new Set(['CN-2033-000001']));
  expect((await credit((await issue()).invoiceId)).number).toBe('CN-2033-000002');
  expect(await numbersIn('CN-2033')).toHaveLength(2);
  await expect(credit(notes[0]?.creditNoteId ?? '')).rejects.toThrow('no such invoice');
});

test('what is issued cannot be changed', async () => {
  await issue();
  await expect(on.database.pool.query(`UPDATE invoices SET paper = '{}'`)).rejects.toThrow(
    'invoices is immutable',
  );
});

async function read(url: string) {
  const { pathname, search } = new URL(url);
  const { statusCode, headers, rawPayload } = await on.app.inject({ url: pathname + search });
  return { statusCode, headers, bytes: rawPayload };
}

async function wordsOf(bytes: Buffer): Promise<{ text: string; lang: string }> {
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const page = await document.getPage(1);
  const { items, lang } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return { text: text.replaceAll(/[\s\u202f\u00a0]+/g, ' '), lang: lang ?? '' };
}

test.each<[Locale, readonly string[]]>([
  [
    'en',
    ['Invoice', '€66.10', 'Includes 7% tax on €61.78 net', '€4.32', '4 December 2026', 'Reference'],
  ],
  ['fr', ['Facture', '66,10 €', 'TVA à 7 % sur 61,78 €', '4,32 €', '4 décembre 2026', 'Référence']],
  [
    'de',
    [
      'Rechnung',
      '66,10 €',
      'Mehrwertsteuer 7 %, auf 61,78 €',
      '4,32 €',
      '4. Dezember 2026',
      'Verwendungszweck',
    ],
  ],
])('the PDF in %s says who, what, how much, the tax and how to pay', async (locale, words) => {
  on.clock.set('2026-11-20T10:00:00Z');
  const { invoiceId, number } = await issue(ordered({ locale }));
  const { paperUrl } = createInvoices(on.deps);
  const { statusCode, headers, bytes } = await read(paperUrl(invoiceId));
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain(`filename="${number}.pdf"`);
  const { text, lang } = await wordsOf(bytes);
  expect(lang).toBe(locale);
  const facts = [
    number,
    'S-2026-000001',
    address.name,
    'DE89 3704 0044 0532 0130 00',
    'DE000000000',
  ];
  for (const word of [...words, ...facts]) expect(text).toContain(word);
  // Drawn once: whoever asks again is given the same.
  expect((await read(paperUrl(invoiceId))).bytes.equals(bytes)).toBe(true);
});

test('a credit note names its invoice; where a card paid nothing is asked for', async () => {
  on.clock.set('2026-11-20T10:00:00Z');
  const paidByCard = ordered({ locale: 'en', payment: 'stripe', dueOn: null });
  const { invoiceId, number } = await issue(paidByCard);
  const { paperUrl } = createInvoices(on.deps);
  const invoice = (await wordsOf((await read(paperUrl(invoiceId))).bytes)).text;
  expect(invoice).toContain('Paid by card');
  expect(invoice).not.toContain('IBAN');
  const { creditNoteId } = await credit(invoiceId);
  const note = (await wordsOf((await read(paperUrl(creditNoteId))).bytes)).text;
  expect(note).toContain(`Cancels invoice ${number} of 20 November 2026 in full.`);
  expect(note).toContain('cancelled by the buyer');
});

test('an address of a paper is good for five minutes, and for that paper', async () => {
  on.clock.set('2026-11-20T10:00:00Z');
  const [one, other] = [await issue(), await issue()];
  const url = createInvoices(on.deps).paperUrl(one.invoiceId);
  expect((await read(url.replace(one.invoiceId, other.invoiceId))).statusCode).toBe(403);
  expect((await read(url.replace(/until=\d/, 'until=9'))).statusCode).toBe(403);
  on.clock.advance(5 * 60_000);
  expect((await read(url)).statusCode).toBe(403);
});

test('papers are kept ten years from the end of theirs, then a job erases them', async () => {
  on.clock.set('2040-05-05T10:00:00Z');
  const { invoiceId } = await issue();
  await credit(invoiceId);
  const erasing = eraseJob({ db: on.database.db, clock: on.clock, yearsKept: 10 });
  const sweepAt = async (day: string) => {
    on.clock.set(day);
    await erasing.run({}, { signal: AbortSignal.any([]), isFinalAttempt: true });
    return [...(await numbersIn('INV-2040')), ...(await numbersIn('CN-2040'))];
  };
  expect(await sweepAt('2050-12-31T23:00:00Z')).toEqual(['INV-2040-000001', 'CN-2040-000001']);
  expect(await sweepAt('2051-01-01T04:00:00Z')).toEqual([]);
});

test('the code for banking apps is that of a transfer in euros, and of no other', () => {
  const bank = { holder: 'Example Ltd', iban: 'DE89370400440532013000', bic: null, bank: null };
  const code = transferCode(bank, euro(6610), 'INV-2026-000001');
  const account = 'Example Ltd\nDE89370400440532013000';
  expect(code).toBe(`BCD\n002\n1\nSCT\n\n${account}\nEUR66.10\n\n\nINV-2026-000001`);
  expect(transferCode(bank, { amount: 6610, currency: 'CHF' }, 'INV-1')).toBeNull();
});
