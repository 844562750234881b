export type { CreditReason, InvoicedOrder, InvoiceLine, Invoices } from './ports.ts';
