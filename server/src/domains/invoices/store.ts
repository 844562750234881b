import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { Paper } from './paper.ts';
import { invoiceSeries, invoices } from './tables.ts';

/** The next number of a series. Whoever rolls back gives it back: nobody else has got one meanwhile. */
export async function nextNumber(tx: Transaction, series: string): Promise<number> {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({
      target: invoiceSeries.series,
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last });
  if (!row) throw new Error('a series gave no number');
  return row.last;
}

/** @param creditsPartOf the invoice that a credit note takes a part of */
export async function addPaper(
  tx: Transaction,
  id: string,
  paper: Paper,
  creditsPartOf: string | null = null,
): Promise<void> {
  const { number, issuedOn } = paper;
  await tx.insert(invoices).values({ id, number, issuedOn, paper, creditsPartOf });
}

/** The credit notes that have taken a part of an invoice, the oldest first: their ids rise with time. */
export async function partNotesOf(tx: Transaction, invoiceId: string): Promise<Paper[]> {
  const rows = await tx
    .select({ paper: invoices.paper })
    .from(invoices)
    .where(eq(invoices.creditsPartOf, invoiceId))
    .orderBy(asc(invoices.id));
  return rows.map(({ paper }) => paper);
}

interface Credited {
  readonly paper: Paper;
  readonly creditNoteId: string | null;
}

/** Waits for whoever takes the same invoice back. */
export async function lockPaper(tx: Transaction, id: string): Promise<Credited | null> {
  const [row] = await tx
    .select({ paper: invoices.paper, creditNoteId: invoices.creditNoteId })
    .from(invoices)
    .where(eq(invoices.id, id))
    .for('update');
  return row ?? null;
}

export async function setCreditNote(
  tx: Transaction,
  id: string,
  creditNoteId: string,
): Promise<void> {
  await tx.update(invoices).set({ creditNoteId }).where(eq(invoices.id, id));
}

export async function findPaper(
  tx: Queryable,
  id: string,
): Promise<{ paper: Paper; pdf: Buffer | null } | null> {
  const [row] = await tx
    .select({ paper: invoices.paper, pdf: invoices.pdf })
    .from(invoices)
    .where(eq(invoices.id, id));
  return row ?? null;
}

export async function paperNumber(tx: Queryable, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.id, id));
  return row?.number ?? null;
}

/** @returns the drawing that is kept: the first one */
export async function keepDrawing(tx: Queryable, id: string, pdf: Buffer): Promise<Buffer> {
  const { rowCount } = await tx
    .update(invoices)
    .set({ pdf })
    .where(and(eq(invoices.id, id), isNull(invoices.pdf)));
  return rowCount === 1 ? pdf : ((await findPaper(tx, id))?.pdf ?? pdf);
}

/** Of an invoice's number the order's. */
export async function orderNumberOf(tx: Queryable, number: string): Promise<string | null> {
  const [row] = await tx
    .select({ paper: invoices.paper })
    .from(invoices)
    .where(eq(invoices.number, number));
  return row?.paper.order.orderNumber ?? null;
}

export async function deletePapers(tx: Queryable, issuedBefore: string): Promise<number> {
  const { rowCount } = await tx.delete(invoices).where(lt(invoices.issuedOn, issuedBefore));
  return rowCount ?? 0;
}
