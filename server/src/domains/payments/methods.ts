import type { PaymentMethod } from '@stratum/contract/shop/order-words';
import type { Selling } from '../invoices/index.ts';
import type { PaymentProvider } from './provider.ts';

/** How one may pay by what the operator has entered; no way at all where nobody is known to sell. */
export function paymentMethodsOf(
  { seller, bank }: Selling,
  provider: PaymentProvider | null,
): PaymentMethod[] {
  if (!seller) return [];
  return [...(bank ? (['invoice'] as const) : []), ...(provider ? (['stripe'] as const) : [])];
}
