export { createInvoices } from './issue.ts';
export type { CreditReason, InvoicedOrder, Invoices } from './ports.ts';
export { installPapers } from './routes.ts';
export type { Selling } from './seller.ts';
export { orderNumberOf } from './store.ts';
