import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { newId } from '../../platform/new-id.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { createPaperAddresses } from './address.ts';
import { drawKind, pdfOf } from './draw-job.ts';
import type { CreditReason, InvoicedOrder, Invoices } from './ports.ts';
import type { Selling } from './seller.ts';
import { addPaper, lockPaper, nextNumber, paperNumber, setCreditNote } from './store.ts';

interface InvoiceDeps {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly secrets: Pick<Secrets, 'otpKey'>;
  readonly publicUrl: string;
  readonly selling: Selling;
}

export function createInvoices(deps: InvoiceDeps): Invoices {
  const addresses = createPaperAddresses(deps);
  return {
    issueInvoice: (tx, order) => issueInvoice(tx, deps, order),
    issueCreditNote: (tx, invoiceId, reason) => issueCreditNote(tx, deps, invoiceId, reason),
    paperUrl: (id) => addresses.urlOf(id, deps.clock.now()),
    numberOf: paperNumber,
    async pdfOf(db, id) {
      const paper = await pdfOf(db, id);
      if (!paper) throw new Error('there is no such paper');
      return paper.pdf;
    },
  };
}

async function issueInvoice(
  tx: Transaction,
  { clock, jobs, selling: { seller, bank, isExample } }: InvoiceDeps,
  order: InvoicedOrder,
) {
  if (!seller) throw new Error('nobody sells here: there is nothing to invoice');
  const invoiceId = newId<string>();
  const issuedOn = dayOf(clock);
  const number = await numberIn(tx, 'INV', issuedOn);
  const common = { number, issuedOn, order, seller, isExample };
  await addPaper(tx, invoiceId, { kind: 'invoice', ...common, bank });
  await jobs.send(tx, drawKind, { id: invoiceId });
  return { invoiceId, number };
}

async function issueCreditNote(
  tx: Transaction,
  { clock, jobs }: InvoiceDeps,
  invoiceId: string,
  reason: CreditReason,
) {
  const invoice = await lockPaper(tx, invoiceId);
  if (invoice?.paper.kind !== 'invoice') throw new Error('there is no such invoice to take back');
  if (invoice.creditNoteId !== null) return creditNoteOf(tx, invoice.creditNoteId);
  const creditNoteId = newId<string>();
  const issuedOn = dayOf(clock);
  const number = await numberIn(tx, 'CN', issuedOn);
  const { order, seller, isExample, number: invoiced, issuedOn: invoicedOn } = invoice.paper;
  const common = { number, issuedOn, order, seller, isExample };
  const about = { invoice: invoiced, invoicedOn, reason };
  await addPaper(tx, creditNoteId, { kind: 'credit_note', ...common, ...about });
  await setCreditNote(tx, invoiceId, creditNoteId);
  await jobs.send(tx, drawKind, { id: creditNoteId });
  return { creditNoteId, number };
}

async function creditNoteOf(tx: Transaction, creditNoteId: string) {
  const note = await lockPaper(tx, creditNoteId);
  if (!note) throw new Error('an invoice names a credit note that is not there');
  return { creditNoteId, number: note.paper.number };
}

/** `INV-2026-000017`: a series of its own for each kind and year. */
async function numberIn(tx: Transaction, kind: 'INV' | 'CN', day: string): Promise<string> {
  const series = `${kind}-${day.slice(0, 4)}`;
  return `${series}-${String(await nextNumber(tx, series)).padStart(6, '0')}`;
}

function dayOf(clock: Clock): string {
  return clock.now().toISOString().slice(0, 10);
}
