import type { PartState, PaymentState } from '@stratum/contract/console/order-words';
import type { OrderId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Money } from '@stratum/contract/money';
import type { PaymentMethod } from '@stratum/contract/shop/order-words';
import type { Queryable, Transaction } from '../../platform/database.ts';

/** An order that is to be paid. */
interface PayableOrder {
  readonly orderId: OrderId;
  readonly orderNumber: string;
  readonly method: PaymentMethod;
  readonly total: Money;
  readonly locale: Locale;
  /** After it nothing is taken any more. */
  readonly expiresAt: Date;
}

interface PartialRefund {
  readonly id: string;
  readonly orderId: OrderId;
  readonly amount: number;
}

interface RefundedPart {
  readonly id: string;
  readonly amount: number;
  readonly state: PartState;
  /** Whether the operator has to send it. */
  readonly isByHand: boolean;
}

/**
 * What the shop asks of payments. Everything in the caller's transaction and without a word to a provider, whom
 * jobs speak to after the commit. An order's row is locked before its payment's: callers hold the order's lock.
 */
export interface Payments {
  /** What the operator has set up; empty where ordering is closed. */
  readonly methods: readonly PaymentMethod[];
  /** Once for an order. */
  startPayment(tx: Transaction, order: PayableOrder): Promise<void>;
  /**
   * Address of our own that leads to the provider's page, which is made when it is opened; for as long as the order
   * is open, so also to pay again. Null for an invoice. Reads nothing.
   */
  paymentUrl(order: Pick<PayableOrder, 'orderId' | 'method'>): string | null;
  /**
   * The order is called off: what is unpaid is no longer taken, what was paid goes back, and what arrives
   * afterwards, too. Again changes nothing.
   */
  callOff(tx: Transaction, orderId: OrderId): Promise<Exclude<PaymentState, 'open' | 'paid'>>;
  stateOf(tx: Queryable, orderId: OrderId): Promise<PaymentState>;
  /** A part of what was paid goes back, as `callOff` has all of it go. The caller has checked that so much is left. */
  refundPart(tx: Transaction, part: PartialRefund): Promise<void>;
  /** The parts that go back, or have gone. */
  partsOf(tx: Queryable, orderId: OrderId): Promise<readonly RefundedPart[]>;
  /** The operator has sent back what waited for it. @returns whether something did */
  partsSent(tx: Transaction, orderId: OrderId): Promise<boolean>;
  /** Orders whose money the operator has to send back by hand, those that wait longest first; so many. */
  toSendBack(tx: Queryable, limit: number): Promise<OrderId[]>;
}

/**
 * What payments tell orders, in the transaction in which it became known. Each locks the order's row first and may
 * come again: the second time changes nothing.
 */
export interface PaidOrders {
  /** `too_late`: the order is cancelled or expired; the money then goes back by itself. */
  markPaid(tx: Transaction, orderId: OrderId, at: Date): Promise<'paid' | 'too_late'>;
  /** The provider refused for good what was tried; the order stays open for another try unless the shop ends it. */
  markPaymentFailed(tx: Transaction, orderId: OrderId, at: Date): Promise<void>;
  /** All of it has gone back. */
  markRefunded(tx: Transaction, orderId: OrderId, at: Date): Promise<void>;
}
