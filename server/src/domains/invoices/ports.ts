import type { Locale } from '@stratum/contract/locale';
import type { Money } from '@stratum/contract/money';
import type { Address } from '@stratum/contract/shop/address';
import type { TaxPart } from '@stratum/contract/shop/order';
import type { CancelReason, PaymentMethod } from '@stratum/contract/shop/order-words';
import type { Queryable, Transaction } from '../../platform/database.ts';

/** Hundredths of a percent: 260 is 2.6 %. */
type TaxRate = number;

interface InvoiceLine {
  /** In the buyer's language, as it was called when it was ordered. */
  readonly name: string;
  readonly quantity: number;
  /** Tax included. */
  readonly price: Money;
  readonly total: Money;
  readonly taxRate: TaxRate;
}

/** What an invoice states. All sums are the order's: nothing is computed anew. */
export interface InvoicedOrder {
  readonly orderNumber: string;
  readonly locale: Locale;
  readonly billingAddress: Address;
  readonly deliveryAddress: Address;
  /** Day by UTC. */
  readonly orderedOn: string;
  readonly lines: readonly InvoiceLine[];
  readonly shipping: {
    readonly service: string;
    readonly price: Money;
    readonly taxRate: TaxRate;
  } | null;
  /** Positive: what is taken off. */
  readonly discount: { readonly code: string; readonly amount: Money } | null;
  /** By rate: what is taxed, and the tax that the total includes. */
  readonly taxes: readonly TaxPart[];
  readonly total: Money;
  readonly payment: PaymentMethod;
  /** Day by the seller's clocks on which an invoice is to be paid at the latest; null where it is paid. */
  readonly dueOn: string | null;
}

/** `goodwill`: who sells gives back what was paid for something that was not sent back. */
export type CreditReason = CancelReason | 'returned' | 'goodwill';

/**
 * Numbers are without gaps: of the locks that orders share a transaction takes this one last, and holds it until
 * it ends. Papers have no link to order or account: the order's row keeps the id.
 */
export interface Invoices {
  issueInvoice(
    tx: Transaction,
    order: InvoicedOrder,
  ): Promise<{ readonly invoiceId: string; readonly number: string }>;
  /** Takes back all of an invoice, by a number of a series of its own. Once for an invoice: again gives the same. */
  issueCreditNote(
    tx: Transaction,
    invoiceId: string,
    reason: CreditReason,
  ): Promise<{ readonly creditNoteId: string; readonly number: string }>;
  /** Takes back a part of an invoice that was not taken back as a whole; that, later, takes back what is left. */
  issuePartNote(
    tx: Transaction,
    invoiceId: string,
    part: { readonly total: Money; readonly taxes: readonly TaxPart[] },
  ): Promise<{ readonly creditNoteId: string; readonly number: string }>;
  /** Signed address of the PDF of an invoice or credit note, for five minutes. Reads nothing. */
  paperUrl(id: string): string;
  /** Null for a paper whose years are over. */
  numberOf(db: Queryable, id: string): Promise<string | null>;
  /** The PDF of a paper that is there. */
  pdfOf(db: Queryable, id: string): Promise<Buffer>;
}
