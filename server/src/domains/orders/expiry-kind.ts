import type { OrderId } from '@stratum/contract/ids';
import type { PaymentMethod } from '@stratum/contract/shop/order-words';
import { after } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { schedule } from '../../platform/due/due.ts';

export const expiryKind = { name: 'order_expiry' } as const;

/** Seconds for which pieces are held for an order that is not paid. */
const held: Readonly<Record<PaymentMethod, number>> = { stripe: 60 * 60, invoice: 14 * 86_400 };

export function payUntil(payment: PaymentMethod, now: Date): Date {
  return after(now, held[payment]);
}

/** One that is paid or cancelled by then stays as it is: nothing is unscheduled. */
export async function scheduleExpiry(tx: Transaction, subject: OrderId, at: Date): Promise<void> {
  await schedule(tx, { kind: expiryKind, subject, at });
}
