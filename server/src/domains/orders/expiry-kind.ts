import type { OrderId } from '@stratum/contract/ids';
import { addDays } from '@stratum/contract/plain-days';
import { localInstant } from '@stratum/contract/recurrence';
import type { PaymentMethod } from '@stratum/contract/shop/order-words';
import { dayAt } from '@stratum/contract/zoned-time';
import { after } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { schedule } from '../../platform/due/due.ts';
import type { OrderRow } from './tables.ts';

export const expiryKind = { name: 'order_expiry' } as const;

/** For how long pieces are held for an order that is not paid: seconds by card, days by invoice. */
const held = { seconds: 60 * 60, days: 14 } as const;

/** An invoice can be paid until the last moment of the day that it names, by the clocks of who sells. */
export function payUntil(payment: PaymentMethod, timeZone: string, now: Date): Date {
  if (payment === 'stripe') return after(now, held.seconds);
  const dayAfter = addDays(dayAt(now, timeZone), held.days + 1);
  return new Date(localInstant(dayAfter, '00:00', timeZone).getTime() - 1);
}

/** The day that an invoice names, while it waits to be paid. */
export function dueOn(
  { status, payment, payUntil: until }: Pick<OrderRow, 'status' | 'payment' | 'payUntil'>,
  timeZone: string,
): string | null {
  return status === 'placed' && payment === 'invoice' ? dayAt(until, timeZone) : null;
}

/** One that is paid or cancelled by then stays as it is: nothing is unscheduled. */
export async function scheduleExpiry(tx: Transaction, subject: OrderId, at: Date): Promise<void> {
  await schedule(tx, { kind: expiryKind, subject, at });
}
