export { createInvoices } from './issue.ts';
export type { CreditReason, InvoicedOrder, InvoiceLine, Invoices } from './ports.ts';
export { installPapers } from './routes.ts';
export type { BankAccount, Seller, Selling } from './seller.ts';
export { orderNumberOf } from './store.ts';
