import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { newId } from '../../platform/new-id.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { createPaperAddresses } from './address.ts';
import { type CreditedPart, partialOrder, remainingOrder } from './credited.ts';
import { drawKind, pdfOf } from './draw-job.ts';
import type { Paper } from './paper.ts';
import type { CreditReason, InvoicedOrder, Invoices } from './ports.ts';
import type { Selling } from './seller.ts';
import {
  addPaper,
  lockPaper,
  nextNumber,
  paperNumber,
  partNotesOf,
  setCreditNote,
} from './store.ts';

interface InvoiceDeps {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly secrets: Pick<Secrets, 'otpKey'>;
  readonly publicUrl: string;
  readonly selling: Selling;
}

type NoteDeps = Pick<InvoiceDeps, 'clock' | 'jobs'>;

export function createInvoices(deps: InvoiceDeps): Invoices {
  const addresses = createPaperAddresses(deps);
  return {
    issueInvoice: (tx, order) => issueInvoice(tx, deps, order),
    issueCreditNote: (tx, invoiceId, reason) => issueCreditNote(tx, deps, invoiceId, reason),
    issuePartNote: (tx, invoiceId, part) => issuePartNote(tx, deps, invoiceId, part),
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
  deps: NoteDeps,
  invoiceId: string,
  reason: CreditReason,
) {
  const { paper, creditNoteId } = await lockInvoice(tx, invoiceId);
  if (creditNoteId !== null) return creditNoteOf(tx, creditNoteId);
  const order = remainingOrder(paper.order, await partNotesOf(tx, invoiceId));
  const note = await noteOf(tx, deps, { ...paper, order }, { reason });
  const id = await addNote(tx, deps, note, null);
  await setCreditNote(tx, invoiceId, id);
  return { creditNoteId: id, number: note.number };
}

async function issuePartNote(
  tx: Transaction,
  deps: NoteDeps,
  invoiceId: string,
  part: CreditedPart,
) {
  const { paper, creditNoteId } = await lockInvoice(tx, invoiceId);
  if (creditNoteId !== null) throw new Error('an invoice that was taken back has no part left');
  const order = partialOrder(paper.order, part);
  const note = await noteOf(tx, deps, { ...paper, order }, { reason: 'goodwill', isPart: true });
  return { creditNoteId: await addNote(tx, deps, note, invoiceId), number: note.number };
}

/** @throws where there is none */
async function lockInvoice(tx: Transaction, id: string) {
  const found = await lockPaper(tx, id);
  if (found?.paper.kind !== 'invoice') throw new Error('there is no such invoice to take back');
  return { paper: found.paper, creditNoteId: found.creditNoteId };
}

type CreditNote = Extract<Paper, { kind: 'credit_note' }>;

async function noteOf(
  tx: Transaction,
  { clock }: NoteDeps,
  { order, seller, isExample, number: invoice, issuedOn: invoicedOn }: Paper,
  about: Pick<CreditNote, 'reason' | 'isPart'>,
): Promise<CreditNote> {
  const issuedOn = dayOf(clock);
  const number = await numberIn(tx, 'CN', issuedOn);
  const common = { number, issuedOn, order, seller, isExample };
  return { kind: 'credit_note', ...common, invoice, invoicedOn, ...about };
}

async function addNote(
  tx: Transaction,
  { jobs }: NoteDeps,
  note: CreditNote,
  creditsPartOf: string | null,
): Promise<string> {
  const id = newId<string>();
  await addPaper(tx, id, note, creditsPartOf);
  await jobs.send(tx, drawKind, { id });
  return id;
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
