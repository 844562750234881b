import type { OrderId } from '@stratum/contract/ids';
import type { PaymentMethod } from '@stratum/contract/shop/order-words';
import type { Transaction } from '../../platform/database.ts';
import type { Deps } from './deps.ts';
import { closeKind, refundKind } from './kinds.ts';
import { createParts } from './parts.ts';
import { createPayAddresses } from './pay-address.ts';
import type { Payments } from './ports.ts';
import {
  addPayment,
  changePayment,
  findPayment,
  lockPayment,
  type PaymentRow,
  refundsByHand,
} from './store.ts';

type PaymentDeps = Pick<Deps, 'clock' | 'jobs' | 'secrets' | 'publicUrl'>;

/** @param methods that the operator has set up */
export function createPayments(deps: PaymentDeps, methods: readonly PaymentMethod[]): Payments {
  const addresses = createPayAddresses(deps);
  return {
    methods,
    async startPayment(tx, { total: { amount, currency }, ...order }) {
      const row = { ...order, amount, currency, state: 'open' as const };
      await addPayment(tx, { ...row, changedAt: deps.clock.now() });
    },
    paymentUrl: ({ orderId, method }) => (method === 'stripe' ? addresses.urlOf(orderId) : null),
    callOff: (tx, orderId) => callOff(tx, deps, orderId),
    async stateOf(tx, orderId) {
      const payment = await findPayment(tx, orderId);
      if (!payment) throw new Error('an order has no payment');
      return payment.state;
    },
    toSendBack: refundsByHand,
    ...createParts(deps),
  };
}

async function callOff(tx: Transaction, deps: PaymentDeps, orderId: OrderId) {
  const payment = await lockPayment(tx, orderId);
  if (!payment) throw new Error('an order without a payment is called off');
  const changedAt = deps.clock.now();
  switch (payment.state) {
    case 'open':
      await changePayment(tx, orderId, { state: 'cancelled', pageUrl: null, changedAt });
      await closeOpenPage(tx, deps, payment);
      return 'cancelled';
    case 'paid':
      await changePayment(tx, orderId, { state: 'refunding', changedAt });
      await sendBack(tx, deps, payment);
      return 'refunding';
    default:
      return payment.state;
  }
}

async function closeOpenPage(tx: Transaction, { jobs }: PaymentDeps, payment: PaymentRow) {
  const { orderId, sessionId } = payment;
  if (sessionId !== null) await jobs.send(tx, closeKind, { orderId, sessionId }, sessionId);
}

/** What was transferred to the operator's bank has no intent: the operator transfers it back. */
async function sendBack(tx: Transaction, { jobs }: PaymentDeps, payment: PaymentRow) {
  const { orderId, intent } = payment;
  if (intent !== null) await jobs.send(tx, refundKind, { orderId, intent }, intent);
}
