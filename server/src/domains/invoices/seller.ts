import type { Locale } from '@stratum/contract/locale';

/** Who sells, as the law wants it on an invoice. */
export interface Seller {
  readonly name: string;
  /** Lines, without the country. */
  readonly address: readonly string[];
  readonly country: string;
  readonly email: string | null;
  readonly taxNumber: string;
}

/** Where invoices are paid. */
export interface BankAccount {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string | null;
  readonly bank: string | null;
}

/** What the operator has entered of selling. */
export interface Selling {
  /** Null where it is not whole: nothing may be sold then. */
  readonly seller: Seller | null;
  readonly bank: BankAccount | null;
  /** Made up for an installation that tries the product out. */
  readonly isExample: boolean;
  /** For how many years invoices are kept, from the end of the one they are of. */
  readonly yearsKept: number;
  /** Of who packs and sends. */
  readonly locale: Locale;
  /** By whose clocks a day ends on which one is to pay at the latest. */
  readonly timeZone: string;
}
