import { defineEndpoints } from '../endpoint.ts';

const changes = { method: 'POST', idempotent: true, touches: ['shop'] } as const;

export const orderEndpoints = defineEndpoints('orders', {
  orderOptions: { method: 'GET', path: '/order-options' },
  orderPreview: { method: 'POST', path: '/order-preview' },
  placeOrder: { ...changes, path: '/place-order', needsKey: true },
  payOrder: { method: 'POST', path: '/pay-order' },
  cancelOrder: { ...changes, path: '/cancel-order' },
  requestReturn: { ...changes, path: '/request-return' },
  reorder: { method: 'GET', path: '/reorder' },
  getUserOrderDetails: { method: 'GET', path: '/get-user-order-details' },
  getOrderDetails: { method: 'GET', path: '/get-order-details' },
});
