import type { OrderId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { changePayment } from './store.ts';

/** A transfer of the demo that came, or was sent back, at some time. */
export async function importTransfer(
  tx: Transaction,
  orderId: OrderId,
  state: 'paid' | 'refunding' | 'refunded',
  changedAt: Date,
): Promise<void> {
  await changePayment(tx, orderId, { state, changedAt });
}
