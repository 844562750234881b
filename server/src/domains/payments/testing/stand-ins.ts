import type { OrderId } from '@stratum/contract/ids';
import type { PaidOrders } from '../ports.ts';
import { PaymentError, type PaymentProvider, type ProviderEvent } from '../provider.ts';

export const total = { amount: 3890, currency: 'EUR' };
export const money = (intent: string, amount = total) => ({ intent, amount });

/** Orders that say what they were told, and are open until they are called off. */
export function createOrders() {
  const told: string[] = [];
  const calledOff = new Set<OrderId>();
  const orders: PaidOrders = {
    async markPaid(_tx, orderId) {
      if (calledOff.has(orderId)) return 'too_late';
      told.push('paid');
      return 'paid';
    },
    async markPaymentFailed() {
      told.push('failed');
    },
    async markRefunded() {
      told.push('refunded');
    },
  };
  return { orders, told, calledOff };
}

/** A provider of a few lines, which may be out of order. */
export function createProvider() {
  const asked: string[] = [];
  /** How many calls fail. */
  const state = { dead: 0, isBackAtOnce: true, paidPages: new Set<string>() };
  const ask = (what: string) => {
    asked.push(what);
    if (state.dead > 0) {
      state.dead -= 1;
      throw new PaymentError('the provider is out of order');
    }
  };
  const provider: PaymentProvider = {
    async openPage({ orderId, attempt }) {
      ask(`open ${attempt}`);
      const sessionId = `cs_${orderId}_${attempt}`;
      return { sessionId, url: `https://pay.example/${sessionId}` };
    },
    async closePage(sessionId) {
      ask('close');
      return state.paidPages.has(sessionId) ? money('pi_late') : null;
    },
    async refund(_orderId, intent) {
      ask(`refund ${intent}`);
      return state.isBackAtOnce;
    },
    readEvent: (body, signature) =>
      signature === 'good' ? (JSON.parse(String(body)) as ProviderEvent) : null,
  };
  return { provider, asked, state };
}
