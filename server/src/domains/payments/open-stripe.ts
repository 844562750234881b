import type { PaymentProvider } from './provider.ts';
import type { StripeAccount } from './stripe.ts';

/** Stripe, whose library is loaded late: most installations take no cards. */
export async function openStripe(account: StripeAccount): Promise<PaymentProvider> {
  const { createStripe } = await import('./stripe.ts');
  return createStripe(account);
}
