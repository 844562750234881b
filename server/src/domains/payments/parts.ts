import type { OrderId } from '@stratum/contract/ids';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Deps } from './deps.ts';
import { partKind } from './kinds.ts';
import { addPart, changePart, partsOf } from './parts-store.ts';
import type { Payments } from './ports.ts';
import type { PaymentProvider } from './provider.ts';
import { findPayment, lockPayment, type PaymentRow } from './store.ts';

type PartDeps = Pick<Deps, 'clock' | 'jobs'>;
type Parts = Pick<Payments, 'refundPart' | 'partsOf' | 'partsSent'>;

/** Parts of what was paid, on their way back. */
export function createParts(deps: PartDeps): Parts {
  return {
    refundPart: (tx, part) => refundPart(tx, deps, part),
    async partsOf(tx, orderId) {
      const payment = await findPayment(tx, orderId);
      if (!payment) throw new Error('an order has no payment');
      return shownParts(tx, payment);
    },
    async partsSent(tx, orderId) {
      const payment = await lockPayment(tx, orderId);
      if (!payment) throw new Error('an order has no payment');
      const waiting = (await shownParts(tx, payment)).filter(({ isByHand }) => isByHand);
      const at = deps.clock.now();
      for (const { id, state } of waiting)
        await changePart(tx, id, { from: [state], to: 'refunded', at });
      return waiting.length > 0;
    },
  };
}

async function refundPart(
  tx: Transaction,
  { clock, jobs }: PartDeps,
  { id, orderId, amount }: Parameters<Payments['refundPart']>[1],
): Promise<void> {
  const payment = await lockPayment(tx, orderId);
  if (payment?.state !== 'paid') throw new Error('a part of what is not paid goes back');
  await addPart(tx, { id, orderId, amount, state: 'refunding', changedAt: clock.now() });
  const { intent } = payment;
  // What was transferred to the operator's bank has no intent: the operator transfers it back.
  if (intent !== null) await jobs.send(tx, partKind, { id, orderId, amount, intent }, id);
}

async function shownParts(tx: Queryable, { orderId, method }: PaymentRow) {
  const rows = await partsOf(tx, orderId);
  const byHand = method === 'invoice' ? 'refunding' : 'refund_failed';
  return rows.map(({ id, amount, state }) => ({ id, amount, state, isByHand: state === byHand }));
}

interface SentPart {
  readonly id: string;
  readonly orderId: OrderId;
  readonly amount: number;
  readonly intent: string;
}

/** Pays a part back; where the provider takes its time, its message says when it is done. */
export async function payPartBack(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  provider: PaymentProvider,
  { id, orderId, amount, intent }: SentPart,
): Promise<void> {
  const isBack = await provider.refund(orderId, intent, { id, amount });
  if (isBack) await inTransaction(db, (tx) => partIsBack(tx, { clock }, id));
}

/** Also one that had failed: the provider knows best. */
export async function partIsBack(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  id: string,
): Promise<void> {
  const from = ['refunding', 'refund_failed'] as const;
  await changePart(tx, id, { from, to: 'refunded', at: clock.now() });
}

/** The operator sends it by hand from now on; no job tries again. */
export async function partHasFailed(
  tx: Transaction,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  { id, orderId }: Pick<SentPart, 'id' | 'orderId'>,
): Promise<void> {
  log.error({ orderId }, 'a part of a refund has failed: send it back by hand');
  const from = ['refunding', 'refunded'] as const;
  await changePart(tx, id, { from, to: 'refund_failed', at: clock.now() });
}
