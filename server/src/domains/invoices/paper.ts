import type { CreditReason, InvoicedOrder } from './ports.ts';
import type { BankAccount, Seller } from './seller.ts';

interface Common {
  readonly number: string;
  /** By UTC, as the year of its number. */
  readonly issuedOn: string;
  readonly order: InvoicedOrder;
  readonly seller: Seller;
  readonly isExample: boolean;
}

/** All that an invoice or a credit note says, as it stood when it was issued. */
export type Paper = Common &
  (
    | { readonly kind: 'invoice'; readonly bank: BankAccount | null }
    | {
        readonly kind: 'credit_note';
        readonly invoice: string;
        readonly invoicedOn: string;
        readonly reason: CreditReason;
        /** It credits a part, and the invoice holds for the rest. */
        readonly isPart?: true;
      }
  );
